import { attempt } from '#lib/attempt.ts'
import { SECOND_TIER } from '#lib/worker-messages.ts'
import { browserClock, browserRandom } from './browser.ts'
import type { Http } from './http.ts'
import { createNews, newsChannel } from './news.ts'
import type { Lock, Records, Waiting } from './ports.ts'
import { afterAwake, loadedInTime } from './timeout.ts'

let records: Records | undefined

/** Its code arrives with the first question: no page needs it for its first paint. */
export const browserRecords: Records = {
  async transact(step) {
    const part = records ? null : await loadedInTime(import('./records.ts'))
    const makeRoom = async () => caches.delete(SECOND_TIER)
    records ??= part?.deviceRecords({ makeRoom, onChange: () => browserNews.tell() })
    return records ? records.transact(step) : { kind: 'blocked' }
  },
}

/** Where its code cannot be had, there is no way out either. */
export const browserHttp: Http = {
  async send(request, signal) {
    const part = await loadedInTime(import('./http.ts'))
    const http = part?.createHttp({ fetch: (url, init) => fetch(url, init), clock: browserClock })
    return http ? http.send(request, signal) : { kind: 'unreachable' }
  },
}

/** The browser's lock, or one kept in the records. Where its code cannot be had, it is never one's turn. */
export const anyLock: Lock = {
  async alone(task, waitMs) {
    const part = await loadedInTime(import('./lock.ts'))
    if (!part) return null
    const lease = part.leaseLock(browserRecords, browserClock, browserRandom)
    const manager = attempt(() => navigator.locks, undefined) // none, or not for us
    return part.browserLock(manager, lease, { after: afterAwake }).alone(task, waitMs)
  },
}

export const browserNews = createNews(newsChannel)

type SyncRegistration = ServiceWorkerRegistration & {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

/** Asks the system for a favour. It may be missing, refused or never answered: nobody waits for it. */
function asFavour(ask: () => Promise<unknown> | undefined): void {
  const asked = async () => {
    await ask()
  }
  asked().catch(() => {})
}

export const browserWaiting: Waiting = {
  badge: (count) => asFavour(() => (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())),
  // Firefox would put a question to the visitor for this, out of the blue
  persist: () => asFavour(() => (navigator.userAgent.includes('Firefox') ? undefined : navigator.storage?.persist?.())),
  wakeOnline: () =>
    asFavour(async () => {
      const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration()
      await registration?.sync?.register('outbox')
    }),
}
