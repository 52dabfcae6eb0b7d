import { isCount, isRecord } from '#lib/untrusted.ts'
import type { EpochMs } from '#platform/ports.ts'
import { isReference } from './item.ts'

/** The minimum interval between two requests from this device: the mail service accepts one per second. */
export const MIN_INTERVAL_MS = 1100
/**
 * If the next request is due within this time, a flush waits for it instead of ending. The time covers the interval
 * between two requests.
 */
export const SHORT_WAIT_MS = 1500
const BACKOFF_MS = 5000
const MAX_BACKOFF_MS = 15 * 60 * 1000
/** A Retry-After is capped at one day. */
const MAX_RETRY_AFTER_MS = 24 * 60 * 60 * 1000

/** When the mail service may be called next, for all tabs and the service worker together. */
export type RateLimit = {
  readonly v: 1
  /** The time of the last request or its response. */
  readonly lastPostAt: EpochMs
  /** The number of consecutive failures. */
  readonly failures: number
  /** The end of the site's own backoff. The visitor may override it. */
  readonly retryAt: EpochMs
  /** The end of the service's Retry-After. The visitor may not override it. */
  readonly closedUntil: EpochMs
  /** The largest `order` of any item so far. It is stored here because items are deleted, and this record is not. */
  readonly lastOrder: number
  /**
   * The references of the submissions that are under way in any tab, newest last. Deleting everything on the device
   * empties the list, and what is no longer in it when its submission ends is not stored.
   */
  readonly underWay: readonly string[]
}

export const initialRateLimit: RateLimit = {
  v: 1,
  lastPostAt: 0,
  failures: 0,
  retryAt: 0,
  closedUntil: 0,
  lastOrder: 0,
  underWay: [],
}

/** More submissions are not under way at once. A submission whose tab was closed stays in the list until then. */
const MAX_UNDER_WAY = 50

/** The largest timestamp that is read, so that an item's `order` can still be incremented. */
const MAX_TIMESTAMP = 8e15

/** Parses the stored rate limit, which is untrusted. Every invalid field becomes 0. */
export function parseRateLimit(stored: unknown): RateLimit {
  if (!isRecord(stored)) return initialRateLimit
  const readCount = (name: keyof RateLimit) => {
    const value = stored[name]
    return isCount(value) && value <= MAX_TIMESTAMP ? value : 0
  }
  return {
    v: 1,
    lastPostAt: readCount('lastPostAt'),
    failures: readCount('failures'),
    retryAt: readCount('retryAt'),
    closedUntil: readCount('closedUntil'),
    lastOrder: readCount('lastOrder'),
    underWay: Array.isArray(stored.underWay) ? stored.underWay.slice(-MAX_UNDER_WAY).filter(isReference) : [],
  }
}

/**
 * Returns when the next request may be sent, at the earliest `now`. The end of a pause that is further ahead than the
 * pause may last is ignored, because it means that the clock was set back.
 */
export function nextRequestAt(rateLimit: RateLimit, now: EpochMs, isByHand: boolean): EpochMs {
  const intervalEnd = clampTime(rateLimit.lastPostAt + MIN_INTERVAL_MS, now, MIN_INTERVAL_MS)
  const retryAfterEnd = clampTime(rateLimit.closedUntil, now, MAX_RETRY_AFTER_MS)
  const backoffEnd = isByHand ? now : clampTime(rateLimit.retryAt, now, MAX_BACKOFF_MS)
  return Math.max(intervalEnd, retryAfterEnd, backoffEnd)
}

/**
 * Deletes the ends of pauses that are further ahead than the pauses may last, because the clock was set back. Otherwise
 * these pauses would apply later.
 */
export function withoutSkewedTimes(rateLimit: RateLimit, now: EpochMs): RateLimit {
  const retryAt = rateLimit.retryAt - now > MAX_BACKOFF_MS ? 0 : rateLimit.retryAt
  const closedUntil = rateLimit.closedUntil - now > MAX_RETRY_AFTER_MS ? 0 : rateLimit.closedUntil
  return retryAt === rateLimit.retryAt && closedUntil === rateLimit.closedUntil
    ? rateLimit
    : { ...rateLimit, retryAt, closedUntil }
}

function clampTime(at: EpochMs, now: EpochMs, maxMs: number): EpochMs {
  return at - now > maxMs ? now : Math.max(at, now)
}

/**
 * Returns the rate limit without backoff. The backoff ends once the service has accepted or rejected a request, because
 * then the service is up, and after the connection has changed.
 */
export function withoutBackoff(rateLimit: RateLimit): RateLimit {
  return { ...rateLimit, failures: 0, retryAt: 0 }
}

/**
 * Returns the rate limit after a failure. The backoff starts at 5 s, doubles with each failure in a row up to 15 min,
 * and is multiplied by `jitter` (0 to 1), so that many devices do not retry at once. `retryAfterMs` is the service's
 * Retry-After, or null if it sent none.
 */
export function withBackoff(
  rateLimit: RateLimit,
  now: EpochMs,
  jitter: number,
  retryAfterMs: number | null,
): RateLimit {
  const maxDelayMs = Math.min(MAX_BACKOFF_MS, BACKOFF_MS * 2 ** Math.min(rateLimit.failures, 20))
  const retryAt = now + Math.round(jitter * maxDelayMs)
  const closedUntil = retryAfterMs === null ? rateLimit.closedUntil : now + Math.min(retryAfterMs, MAX_RETRY_AFTER_MS)
  return { ...rateLimit, failures: rateLimit.failures + 1, retryAt, closedUntil }
}

/** Returns the rate limit with one more submission under way. */
export function withSubmission(rateLimit: RateLimit, id: string): RateLimit {
  return { ...rateLimit, underWay: [...rateLimit.underWay, id].slice(-MAX_UNDER_WAY) }
}

/** Returns the rate limit after the end of a submission. */
export function withoutSubmission(rateLimit: RateLimit, id: string): RateLimit {
  return { ...rateLimit, underWay: rateLimit.underWay.filter((other) => other !== id) }
}
