import type { Clock, EpochMs, Lock, Random, Records } from './ports.ts'

const NAME = 'outbox'
/** The record that stands for the lock where the browser has none. */
export const LEASE = 'lease'
/** A task is over by then: a probe of 4 s, a request of 20 s, and what is written around them. */
const LEASE_MS = 45_000
const ASK_AGAIN_MS = 250

/** The browser's own lock: it opens by itself when its tab dies. */
export function browserLock(locks: LockManager): Lock {
  return {
    async alone(task, waitMs) {
      let hasBegun = false
      const begin = () => {
        hasBegun = true
        return task()
      }
      try {
        return await (waitMs === 0
          ? locks.request(NAME, { ifAvailable: true }, (lock) => (lock ? begin() : null))
          : locks.request(NAME, { signal: AbortSignal.timeout(waitMs) }, begin))
      } catch (error) {
        if (hasBegun) throw error
        if (error instanceof DOMException && error.name === 'TimeoutError') return null
        return task() // a browser that refuses its locks shares nothing between its tabs either
      }
    },
  }
}

/**
 * A lock kept in the records, for browsers without one. It cannot tell whether its owner has died, so that it ends by
 * itself after 45 s. Where no record can be written there is nothing to share, and the task runs.
 */
export function leaseLock(records: Records, clock: Clock, random: Random): Lock {
  const take = async (owner: string) => {
    const taken = await records.transact((stored) => {
      const { until } = parseLease(stored.get(LEASE))
      const now = clock.now()
      const isFree = until <= now || until > now + LEASE_MS // further off: the clock was set back
      return { puts: isFree ? { [LEASE]: { owner, until: now + LEASE_MS } } : {}, result: isFree }
    })
    return taken.kind === 'kept' ? taken.result : true
  }
  const giveBack = (owner: string) =>
    records.transact((stored) => ({
      puts: parseLease(stored.get(LEASE)).owner === owner ? { [LEASE]: undefined } : {},
      result: null,
    }))
  return {
    async alone(task, waitMs) {
      const owner = `${random()}`
      // counted, for the clock may be set meanwhile
      for (let left = waitMs; !(await take(owner)); left -= ASK_AGAIN_MS) {
        if (left < ASK_AGAIN_MS) return null
        await new Promise<void>((resolve) => clock.after(ASK_AGAIN_MS, resolve))
      }
      try {
        return await task()
      } finally {
        await giveBack(owner)
      }
    },
  }
}

function parseLease(stored: unknown): { readonly owner: string; readonly until: EpochMs } {
  const { owner, until } = (stored ?? {}) as { readonly owner?: unknown; readonly until?: unknown }
  return typeof owner === 'string' && typeof until === 'number' ? { owner, until } : { owner: '', until: 0 }
}
