import { isCount, isRecord } from '#lib/untrusted.ts'
import type { EpochMs } from '#platform/ports.ts'

/** Between two requests, whoever makes them: the mail service takes one a second. */
export const MIN_INTERVAL_MS = 1100
/** A pause that is worth waiting for: that between two letters. */
export const SHORT_WAIT_MS = 1500
const BACKOFF_MS = 5000
const MAX_BACKOFF_MS = 15 * 60 * 1000
/** Longer than a day nobody is kept waiting, whatever the service asks for. */
const MAX_RETRY_AFTER_MS = 24 * 60 * 60 * 1000

/** How fast the mail service may be asked, for all tabs and the worker together. */
export type RateLimit = {
  readonly v: 1
  /** When the last request went out. */
  readonly lastPostAt: EpochMs
  /** Failures in a row. */
  readonly failures: number
  /** Our own patience: the visitor may override it. */
  readonly retryAt: EpochMs
  /** What the service asked for by Retry-After: nobody overrides that. */
  readonly closedUntil: EpochMs
  /** The largest number an item was given. */
  readonly lastOrder: number
}

export const initialRateLimit: RateLimit = {
  v: 1,
  lastPostAt: 0,
  failures: 0,
  retryAt: 0,
  closedUntil: 0,
  lastOrder: 0,
}

/** No moment of ours is later: an item's number grows from here and must stay one that can be read. */
const MAX_TIMESTAMP = 8e15

/** Reads the stored pace, which is not trusted: rubbish is no pace at all. */
export function parseRateLimit(stored: unknown): RateLimit {
  if (!isRecord(stored)) return initialRateLimit
  const read = (name: keyof RateLimit) => {
    const value = stored[name]
    return isCount(value) && value <= MAX_TIMESTAMP ? value : 0
  }
  return {
    v: 1,
    lastPostAt: read('lastPostAt'),
    failures: read('failures'),
    retryAt: read('retryAt'),
    closedUntil: read('closedUntil'),
    lastOrder: read('lastOrder'),
  }
}

/**
 * When the next request may go out, at the earliest `now`. A moment further off than its rule allows means that the clock
 * was set back since: then it counts no more.
 */
export function nextRequestAt(rateLimit: RateLimit, now: EpochMs, isByHand: boolean): EpochMs {
  const intervalEnd = clampTime(rateLimit.lastPostAt + MIN_INTERVAL_MS, now, MIN_INTERVAL_MS)
  const retryAfterEnd = clampTime(rateLimit.closedUntil, now, MAX_RETRY_AFTER_MS)
  const backoffEnd = isByHand ? now : clampTime(rateLimit.retryAt, now, MAX_BACKOFF_MS)
  return Math.max(intervalEnd, retryAfterEnd, backoffEnd)
}

/** Forgets for good what an earlier, later setting of the clock left: else it would count again once it is near enough. */
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

/** After an answer that was about the letter and not about the service. */
export function withoutBackoff(rateLimit: RateLimit): RateLimit {
  return { ...rateLimit, failures: 0, retryAt: 0 }
}

/**
 * After a failure: 5 s doubled with each one in a row, 15 min at most, and of that a random share, so that many devices
 * do not come back at once. `orderedMs` is what the service asked for, null where it asked for nothing.
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
