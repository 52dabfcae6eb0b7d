import { SECOND_TIER } from '#lib/worker-messages.ts'
import { browserClock, browserRandom } from './browser.ts'
import type { Http } from './http.ts'
import { createNews, newsChannel } from './news.ts'
import type { Lock, Records, Waiting } from './ports.ts'

let records: Promise<Records> | undefined

/** Its code arrives with the first question: no page needs it for its first paint. */
export const browserRecords: Records = {
  async transact(step) {
    try {
      records ??= import('./records.ts').then(({ deviceRecords }) =>
        deviceRecords({ makeRoom: () => caches.delete(SECOND_TIER) }),
      )
      return (await records).transact(step)
    } catch {
      records = undefined
      return { kind: 'blocked' }
    }
  },
}

/** Where its code cannot be had, there is no way out either. */
export const browserHttp: Http = {
  async send(request, signal) {
    const loaded = await import('./http.ts').catch(() => null)
    const http = loaded?.createHttp({ fetch: (url, init) => fetch(url, init), clock: browserClock })
    return http ? http.send(request, signal) : { kind: 'unreachable' }
  },
}

/** The browser's lock, or one kept in the records. Where its code cannot be had, it is never one's turn. */
export const anyLock: Lock = {
  async alone(task, waitMs) {
    const loaded = await import('./lock.ts').catch(() => null)
    if (!loaded) return null
    const lock = navigator.locks
      ? loaded.browserLock(navigator.locks)
      : loaded.leaseLock(browserRecords, browserClock, browserRandom)
    return lock.alone(task, waitMs)
  },
}

export const browserNews = createNews(newsChannel)

type SyncRegistration = ServiceWorkerRegistration & {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

export const browserWaiting: Waiting = {
  badge(count) {
    const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
    shown?.catch(() => {}) // not installed, or not allowed
  },
  persist() {
    // Firefox would put a question to the visitor for this, out of the blue
    if (navigator.userAgent.includes('Firefox')) return
    navigator.storage?.persist?.().catch(() => {})
  },
  wakeOnline() {
    const asked = navigator.serviceWorker?.getRegistration()
    asked
      ?.then((registration) => (registration as SyncRegistration | undefined)?.sync?.register('outbox'))
      .catch(() => {})
  },
}
