import { isCount, isRecord } from '#lib/untrusted.ts'
import type { EpochMs } from '#platform/ports.ts'

/** Between two requests, whoever makes them: the mail service takes one a second. */
export const SPACING_MS = 1100
/** A pause that is worth waiting for: that between two letters. */
export const SHORT_MS = 1500
const BACKOFF_MS = 5000
const LONGEST_BACKOFF_MS = 15 * 60 * 1000
/** Longer than a day nobody is kept waiting, whatever the service asks for. */
const LONGEST_ORDER_MS = 24 * 60 * 60 * 1000

/** How fast the mail service may be asked, for all tabs and the worker together. */
export type Pace = {
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

export const restingPace: Pace = { v: 1, lastPostAt: 0, failures: 0, retryAt: 0, closedUntil: 0, lastOrder: 0 }

/** No moment of ours is later: an item's number grows from here and must stay one that can be read. */
const LAST_SENSIBLE = 8e15

/** Reads the stored pace, which is not trusted: rubbish is no pace at all. */
export function parsePace(stored: unknown): Pace {
  if (!isRecord(stored)) return restingPace
  const read = (name: keyof Pace) => {
    const value = stored[name]
    return isCount(value) && value <= LAST_SENSIBLE ? value : 0
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
export function nextPostAt(pace: Pace, now: EpochMs, isByHand: boolean): EpochMs {
  const spaced = within(pace.lastPostAt + SPACING_MS, now, SPACING_MS)
  const ordered = within(pace.closedUntil, now, LONGEST_ORDER_MS)
  const patient = isByHand ? now : within(pace.retryAt, now, LONGEST_BACKOFF_MS)
  return Math.max(spaced, ordered, patient)
}

/** Forgets for good what an earlier, later setting of the clock left: else it would count again once it is near enough. */
export function withoutAbsurd(pace: Pace, now: EpochMs): Pace {
  const retryAt = pace.retryAt - now > LONGEST_BACKOFF_MS ? 0 : pace.retryAt
  const closedUntil = pace.closedUntil - now > LONGEST_ORDER_MS ? 0 : pace.closedUntil
  return retryAt === pace.retryAt && closedUntil === pace.closedUntil ? pace : { ...pace, retryAt, closedUntil }
}

function within(at: EpochMs, now: EpochMs, longestMs: number): EpochMs {
  return at - now > longestMs ? now : Math.max(at, now)
}

/** After an answer that was about the letter and not about the service. */
export function afterAnswer(pace: Pace): Pace {
  return { ...pace, failures: 0, retryAt: 0 }
}

/**
 * After a failure: 5 s doubled with each one in a row, 15 min at most, and of that a random share, so that many devices
 * do not come back at once. `orderedMs` is what the service asked for, null where it asked for nothing.
 */
export function afterFailure(pace: Pace, now: EpochMs, chance: number, orderedMs: number | null): Pace {
  const longest = Math.min(LONGEST_BACKOFF_MS, BACKOFF_MS * 2 ** Math.min(pace.failures, 20))
  const retryAt = now + Math.round(chance * longest)
  const closedUntil = orderedMs === null ? pace.closedUntil : now + Math.min(orderedMs, LONGEST_ORDER_MS)
  return { ...pace, failures: pace.failures + 1, retryAt, closedUntil }
}
