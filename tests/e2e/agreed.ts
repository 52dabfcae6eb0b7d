import type { BrowserContext, Page } from '@playwright/test'
import { shapeOf } from '#support/stored.ts'

/** What versions of the site must find under the same names: by kind, each name and message once. */
type Seen = Map<string, Set<string>>

/**
 * Records from now on, in every tab: requested locks, messages on channels and between page and worker, history states,
 * and everything else with a name that versions share. Messages are recorded by their shape.
 */
export async function watchAgreed(context: BrowserContext): Promise<Seen> {
  const seen: Seen = new Map()
  await context.exposeBinding('noteAgreed', (_, kind: string, name: string, ...said: readonly unknown[]) => {
    // a history state is recorded field by field, because its fields are added one after the other
    const parts = kind === 'history' ? Object.entries(said[0] ?? {}).map(([field, held]) => ({ [field]: held })) : said
    for (const part of parts.length > 0 || kind === 'history' ? parts : ['']) {
      const shape = part === '' ? '' : JSON.stringify(shapeOf(part)).replaceAll('"', '')
      noteName(seen, kind, [name, shape].filter(Boolean).join(' '))
    }
  })
  await context.addInitScript(() => {
    const { noteAgreed } = globalThis as unknown as { readonly noteAgreed: (...what: unknown[]) => void }
    type Noting = (owner: unknown, given: readonly unknown[]) => readonly unknown[]
    const watch = (owner: unknown, method: string, noting: Noting) => {
      const { prototype } = owner as { readonly prototype: Record<string, (...given: unknown[]) => unknown> }
      const real = prototype[method]
      prototype[method] = function (...given) {
        noteAgreed(...noting(this, given))
        return real?.apply(this, given)
      }
    }
    watch(LockManager, 'request', (_, [name]) => ['locks', name])
    watch(BroadcastChannel, 'postMessage', (channel, [said]) => ['channels', (channel as BroadcastChannel).name, said])
    watch(ServiceWorker, 'postMessage', (_, [said]) => ['to the worker', '', said])
    watch(ServiceWorkerContainer, 'register', (_, [address]) => ['workers', `${address}`])
    for (const method of ['pushState', 'replaceState']) watch(History, method, (_, [state]) => ['history', '', state])
    const { SyncManager, TrustedTypePolicyFactory } = globalThis as unknown as Record<string, unknown>
    watch(SyncManager, 'register', (_, [tag]) => ['sync tags', tag])
    watch(TrustedTypePolicyFactory, 'createPolicy', (_, [name]) => ['policies', name])
    navigator.serviceWorker.addEventListener('message', ({ data }) => noteAgreed('from the worker', '', data))
  })
  return seen
}

export function noteName(seen: Seen, kind: string, name: string): void {
  seen.set(kind, (seen.get(kind) ?? new Set()).add(name))
}

/** Returns everything that was recorded, sorted. */
export function listed(seen: Seen): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries([...seen].map(([kind, names]) => [kind, [...names].toSorted()]))
}

/** Returns the caches of this browser, each with the form of its keys and of the ETag that the worker sets. */
export const cachesOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const found = new Set<string>()
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        const { pathname, search } = new URL(url)
        const tag = (await cache.match(url))?.headers.get('etag') ?? ''
        const folder = pathname.startsWith('/assets/') ? '/assets/' : '/'
        found.add(`${name} ${folder}${search.replace(/=.*/, '=')} ${tag.replace(/[^"]+/, 'hash')}`)
      }
    }
    return [...found]
  })

/** Returns the form fields of a page: the name under which each draft is kept, and the id of the field. */
export const fieldsOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-draft]')
    .evaluateAll((fields) => fields.map((field) => `${(field as HTMLElement).dataset.draft} #${field.id}`))
