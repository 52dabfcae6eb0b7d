import { attempt } from '#lib/attempt.ts'
import { browserClock } from './browser-clock.ts'
import { browserRandom } from './browser-random.ts'
import { createChangeChannel, openOutboxChannel } from './change-channel.ts'
import type { Http } from './http.ts'
import type { Lock, OutboxRecords, SystemServices } from './ports.ts'
import { afterExcludingSleep, loadOrNull } from './timeout.ts'

let records: OutboxRecords | undefined

/** The records of the outbox. Their code is loaded on first use, because no page needs it for its first paint. */
export const browserRecords: OutboxRecords = {
  async transact(step) {
    const module = records ? null : await loadOrNull(import('./indexed-db-records.ts'))
    records ??= module?.indexedDbRecords({ onChange: () => browserChangeChannel.notify() })
    return records ? records.transact(step) : { kind: 'blocked' }
  },
}

/**
 * Sends requests to the site and to the mail service. The code is loaded on first use. If it cannot be loaded, the
 * request counts as unreachable.
 */
export const browserHttp: Http = {
  async send(request, signal) {
    const module = await loadOrNull(import('./http.ts'))
    const http = module?.createHttp({ fetch: (url, init) => fetch(url, init), clock: browserClock })
    return http ? http.send(request, signal) : { kind: 'unreachable' }
  },
}

/** The browser's lock, or a lease stored in the records. If the code cannot be loaded, no lock is granted. */
export const outboxLock: Lock = {
  async runExclusive(task, waitMs) {
    const module = await loadOrNull(import('./lock.ts'))
    if (!module) return null
    const lease = module.leaseLock(browserRecords, browserClock, browserRandom)
    const manager = attempt(() => navigator.locks, undefined) // missing, or denied to this site
    return module.webLock(manager, lease, { after: afterExcludingSleep }).runExclusive(task, waitMs)
  },
}

export const browserChangeChannel = createChangeChannel(openOutboxChannel)

type SyncRegistration = ServiceWorkerRegistration & {
  readonly sync?: { readonly register: (tag: string) => Promise<void> }
}

/** Calls an optional function of the system. The call may fail or never settle, so nothing waits for it. */
function bestEffort(call: () => Promise<unknown> | undefined): void {
  const run = async () => {
    await call()
  }
  run().catch(() => {})
}

export const browserSystemServices: SystemServices = {
  setBadge: (count) => bestEffort(() => (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())),
  // Firefox would show a permission prompt that the visitor has not asked for
  persistStorage: () =>
    bestEffort(() => (navigator.userAgent.includes('Firefox') ? undefined : navigator.storage?.persist?.())),
  registerSync: () =>
    bestEffort(async () => {
      const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration()
      await registration?.sync?.register('outbox')
    }),
}
