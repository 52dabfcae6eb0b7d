import type { Clock, EpochMs, Lock, OutboxRecords, Random } from './ports.ts'

const LOCK_NAME = 'outbox'
/** A lock manager that does not answer for this long counts as missing. */
const MANAGER_TIMEOUT_MS = 5000
/** The key of the record that replaces the lock in browsers without a lock manager. */
export const LEASE_KEY = 'lease'
/** How long a lease is valid: longer than any task, which is a check of 4 s, a request of 20 s, and some writes. */
const LEASE_MS = 45_000
const RETRY_MS = 250

/** The state of the lock: 'held' here until `release` is called, 'taken' by another holder, or 'unknown'. */
type LockOutcome =
  | { readonly kind: 'held'; readonly release: () => void }
  | { readonly kind: 'taken' }
  | { readonly kind: 'unknown' }

/**
 * Returns the browser's own lock, which is released automatically when its tab dies. If there is no lock manager, or it
 * refuses or does not answer within five seconds, `lease` is used instead. If the manager responds to a query, and does
 * not say that nobody holds the lock, the caller goes on waiting, because another tab holds it.
 */
export function webLock(locks: LockManager | undefined, lease: Lock, clock: Pick<Clock, 'after'>): Lock {
  return {
    async runExclusive(task, waitMs) {
      const outcome: LockOutcome = locks ? await requestLock(locks, waitMs, clock) : { kind: 'unknown' }
      if (outcome.kind === 'taken') return null
      if (outcome.kind === 'unknown') return lease.runExclusive(task, waitMs)
      try {
        return await task()
      } finally {
        outcome.release()
      }
    },
  }
}

function requestLock(locks: LockManager, waitMs: number, { after }: Pick<Clock, 'after'>): Promise<LockOutcome> {
  return new Promise((resolve) => {
    const request = new AbortController()
    let isSettled = false
    const settle = (outcome: LockOutcome) => {
      if (isSettled) return
      isSettled = true
      stopWaiting()
      cancelManagerTimeout()
      resolve(outcome)
    }
    const giveUp = (outcome: LockOutcome) => {
      settle(outcome)
      request.abort()
    }
    const onGranted = (lock: unknown) => {
      if (!lock) return settle({ kind: 'taken' })
      if (isSettled) return undefined // granted too late: the lock is released at once
      return new Promise<void>((release) => settle({ kind: 'held', release }))
    }
    let isWaitingForTab = false
    const cancelManagerTimeout = after(MANAGER_TIMEOUT_MS, () => isWaitingForTab || giveUp({ kind: 'unknown' }))
    const stopWaiting = waitMs > 0 ? after(waitMs, () => giveUp({ kind: 'taken' })) : () => {}
    const options = waitMs > 0 ? { signal: request.signal } : { ifAvailable: true }
    const requestGrant = async () => locks.request(LOCK_NAME, options, onGranted)
    requestGrant().catch(() => giveUp({ kind: 'unknown' })) // the browser refuses the request
    const isHeld = async () => (await locks.query()).held?.some(({ name }) => name === LOCK_NAME)
    const onManagerAnswered = (answer = true) => {
      isWaitingForTab = answer // the request came first: if nobody holds the lock, the request was lost
    }
    if (waitMs > 0) isHeld().then(onManagerAnswered, () => onManagerAnswered())
  })
}

/**
 * Returns a lock that is stored in the records, for browsers without a lock manager. It expires after 45 s, because
 * nobody can find out whether the tab that holds it has died. If no record can be written, the task runs without a
 * lock.
 */
export function leaseLock(records: OutboxRecords, clock: Clock, random: Random): Lock {
  const acquire = async (owner: string) => {
    const result = await records.transact((stored) => {
      const { until } = parseLease(stored.get(LEASE_KEY))
      const now = clock.now()
      const isFree = until <= now || until > now + LEASE_MS // no lease lasts that long, so the clock was set back
      return { writes: isFree ? { [LEASE_KEY]: { owner, until: now + LEASE_MS } } : {}, result: isFree }
    })
    return result.kind === 'kept' ? result.result : null // no record can be written
  }
  const release = (owner: string) =>
    records.transact((stored) => ({
      writes: parseLease(stored.get(LEASE_KEY)).owner === owner ? { [LEASE_KEY]: undefined } : {},
      result: null,
    }))
  return {
    async runExclusive(task, waitMs) {
      const owner = `${random()}`
      let isAcquired = await acquire(owner)
      // counts intervals, because the clock may be set meanwhile
      for (let remainingMs = waitMs; isAcquired === false; remainingMs -= RETRY_MS) {
        if (remainingMs < RETRY_MS) return null
        await new Promise<void>((resolve) => clock.after(RETRY_MS, resolve))
        isAcquired = await acquire(owner)
      }
      if (isAcquired === null) return task()
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
