import type { BrowserContext, Page } from '@playwright/test'
import { shapeOf } from '#support/stored.ts'

/** The names and messages that all versions of the site share, without duplicates, by a kind such as `locks`. */
type NamesByKind = Map<string, Set<string>>

/**
 * Records, in every tab from now on, the names that versions share (of locks, channels, workers, sync tags and
 * policies), and the shapes of messages and history states.
 */
export async function recordSharedNames(context: BrowserContext): Promise<NamesByKind> {
  const seen: NamesByKind = new Map()
  await context.exposeBinding('recordUse', (_, kind: string, name: string, ...messages: readonly unknown[]) => {
    // a history state is recorded field by field, because the site adds its fields one after the other
    const values =
      kind === 'history' ? Object.entries(messages[0] ?? {}).map(([field, value]) => ({ [field]: value })) : messages
    for (const value of values.length > 0 || kind === 'history' ? values : ['']) {
      const shape = value === '' ? '' : JSON.stringify(shapeOf(value)).replaceAll('"', '')
      addName(seen, kind, [name, shape].filter(Boolean).join(' '))
    }
  })
  await context.addInitScript(() => {
    const { recordUse } = globalThis as unknown as { readonly recordUse: (...use: unknown[]) => void }
    type DescribeCall = (owner: unknown, args: readonly unknown[]) => readonly unknown[]
    const recordCalls = (owner: unknown, method: string, describeCall: DescribeCall) => {
      const { prototype } = owner as { readonly prototype: Record<string, (...args: unknown[]) => unknown> }
      const original = prototype[method]
      prototype[method] = function (...args) {
        recordUse(...describeCall(this, args))
        return original?.apply(this, args)
      }
    }
    recordCalls(LockManager, 'request', (_, [name]) => ['locks', name])
    recordCalls(BroadcastChannel, 'postMessage', (channel, [message]) => [
      'channels',
      (channel as BroadcastChannel).name,
      message,
    ])
    recordCalls(ServiceWorker, 'postMessage', (_, [message]) => ['to the worker', '', message])
    recordCalls(ServiceWorkerContainer, 'register', (_, [address]) => ['workers', `${address}`])
    for (const method of ['pushState', 'replaceState'])
      recordCalls(History, method, (_, [state]) => ['history', '', state])
    const { SyncManager, TrustedTypePolicyFactory } = globalThis as unknown as Record<string, unknown>
    recordCalls(SyncManager, 'register', (_, [tag]) => ['sync tags', tag])
    recordCalls(TrustedTypePolicyFactory, 'createPolicy', (_, [name]) => ['policies', name])
    navigator.serviceWorker.addEventListener('message', ({ data }) => recordUse('from the worker', '', data))
  })
  return seen
}

/** Adds a name of this kind. */
export function addName(seen: NamesByKind, kind: string, name: string): void {
  seen.set(kind, (seen.get(kind) ?? new Set()).add(name))
}

/** Returns all recorded names and messages by kind, sorted. */
export function sortedNames(seen: NamesByKind): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries([...seen].map(([kind, names]) => [kind, [...names].toSorted()]))
}

/** Returns, for each kind of cached response, the name of the cache and the forms of the address and of the ETag. */
export const cacheNamesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const entries = new Set<string>()
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        const { pathname, search } = new URL(url)
        const response = await cache.match(url)
        if (!response) continue // the worker has just removed what the new version lacks
        const etag = response.headers.get('etag') ?? ''
        const folder = pathname.startsWith('/assets/') ? '/assets/' : '/'
        entries.add(`${name} ${folder}${search.replace(/=.*/, '=')} ${etag.replace(/[^"]+/, 'hash')}`)
      }
    }
    return [...entries]
  })

/** Returns the form fields of a page, each as the name of its stored draft and its id. */
export const formFieldsOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-draft]')
    .evaluateAll((fields) => fields.map((field) => `${(field as HTMLElement).dataset.draft} #${field.id}`))
