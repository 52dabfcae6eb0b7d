import type { Clock, EpochMs, Lock, Random, Records } from './ports.ts'

const LOCK_NAME = 'outbox'
/** A lock manager that does not answer for this long counts as missing. */
const MANAGER_TIMEOUT_MS = 5000
/** The key of the record that replaces the lock in browsers without one. */
export const LEASE_KEY = 'lease'
/** Longer than any task: a probe of 4 s, a request of 20 s, and the writes around them. */
const LEASE_MS = 45_000
const RETRY_MS = 250

/** Who holds the lock: 'held' by this tab until it releases it, 'taken' by another holder, or 'unknown'. */
type LockOutcome =
  | { readonly kind: 'held'; readonly release: () => void }
  | { readonly kind: 'taken' }
  | { readonly kind: 'unknown' }

/**
 * Returns the browser's own lock, which is released automatically when its tab dies. If there is no lock manager, or it
 * refuses or does not answer within five seconds, `lease` is used instead. A lock that another tab holds is still
 * waited for, since a manager that can say who holds it is alive.
 */
export function webLock(locks: LockManager | undefined, lease: Lock, clock: Pick<Clock, 'after'>): Lock {
  return {
    async runExclusive(task, waitMs) {
      const turn: LockOutcome = locks ? await requestLock(locks, waitMs, clock) : { kind: 'unknown' }
      if (turn.kind === 'taken') return null
      if (turn.kind === 'unknown') return lease.runExclusive(task, waitMs)
      try {
        return await task()
      } finally {
        turn.release()
      }
    },
  }
}

function requestLock(locks: LockManager, waitMs: number, { after }: Pick<Clock, 'after'>): Promise<LockOutcome> {
  return new Promise((resolve) => {
    const request = new AbortController()
    let isOver = false
    const end = (turn: LockOutcome) => {
      if (isOver) return
      isOver = true
      stopWaiting()
      cancelManagerTimeout()
      resolve(turn)
    }
    const leave = (turn: LockOutcome) => {
      end(turn)
      request.abort()
    }
    const onGranted = (lock: unknown) => {
      if (!lock) return end({ kind: 'taken' })
      if (isOver) return undefined // too late: the lock is released at once
      return new Promise<void>((release) => end({ kind: 'held', release }))
    }
    let isAlive = false
    const cancelManagerTimeout = after(MANAGER_TIMEOUT_MS, () => isAlive || leave({ kind: 'unknown' }))
    const stopWaiting = waitMs > 0 ? after(waitMs, () => leave({ kind: 'taken' })) : () => {}
    const options = waitMs > 0 ? { signal: request.signal } : { ifAvailable: true }
    const ask = async () => locks.request(LOCK_NAME, options, onGranted)
    ask().catch(() => leave({ kind: 'unknown' })) // the browser refuses to lock
    const look = async () => {
      await locks.query()
    }
    const onLooked = () => {
      isAlive = true
    }
    if (waitMs > 0) look().then(onLooked, onLooked)
  })
}

/**
 * Returns a lock kept in the records, for browsers without one. It cannot tell whether its owner has died, so it
 * expires after 45 s. If no record can be written, there is nothing to share and the task simply runs.
 */
export function leaseLock(records: Records, clock: Clock, random: Random): Lock {
  const acquire = async (owner: string) => {
    const taken = await records.transact((stored) => {
      const { until } = parseLease(stored.get(LEASE_KEY))
      const now = clock.now()
      const isFree = until <= now || until > now + LEASE_MS // further off than a lease lasts: the clock was set back
      return { writes: isFree ? { [LEASE_KEY]: { owner, until: now + LEASE_MS } } : {}, result: isFree }
    })
    return taken.kind === 'kept' ? taken.result : null // no record can be written
  }
  const release = (owner: string) =>
    records.transact((stored) => ({
      writes: parseLease(stored.get(LEASE_KEY)).owner === owner ? { [LEASE_KEY]: undefined } : {},
      result: null,
    }))
  return {
    async runExclusive(task, waitMs) {
      const owner = `${random()}`
      let isTaken = await acquire(owner)
      // counts down, because the clock may be set meanwhile
      for (let left = waitMs; isTaken === false; left -= RETRY_MS) {
        if (left < RETRY_MS) return null
        await new Promise<void>((resolve) => clock.after(RETRY_MS, resolve))
        isTaken = await acquire(owner)
      }
      if (isTaken === null) return task()
      try {
        return await task()
      } finally {
        await release(owner)
      }
    },
  }
}

function parseLease(stored: unknown): { readonly owner: string; readonly until: EpochMs } {
  const { owner, until } = (stored ?? {}) as { readonly owner?: unknown; readonly until?: unknown }
  return typeof owner === 'string' && Number.isFinite(until)
    ? { owner, until: until as number }
    : { owner: '', until: 0 }
}
