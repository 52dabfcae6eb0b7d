import { expect, test } from 'vitest'
import {
  initialRateLimit,
  nextRequestAt,
  parseRateLimit,
  type RateLimit,
  withBackoff,
  withoutBackoff,
  withoutSkewedTimes,
  withoutSubmission,
  withSubmission,
} from '#features/outbox/rate-limit.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const now = Date.UTC(2026, 5, 1)
const rateLimitWith = (changes: Partial<RateLimit>): RateLimit => ({ ...initialRateLimit, ...changes })

test.each([
  [0, 5000],
  [1, 10_000],
  [2, 20_000],
  [7, 640_000],
  [8, 900_000],
  [50, 900_000],
  [9e9, 900_000],
])('after a failure that follows %i others, the longest wait is %i ms', (failures, longest) => {
  expect(withBackoff(rateLimitWith({ failures }), now, 1, null)).toMatchObject({
    retryAt: now + longest,
    failures: failures + 1,
  })
})

test('the wait is a random share of the longest wait, which may be nothing', () => {
  expect(withBackoff(initialRateLimit, now, 0, null).retryAt).toBe(now)
  expect(withBackoff(initialRateLimit, now, 0.5, null).retryAt).toBe(now + 2500)
})

test('our backoff ends without ending the wait that the service asked for', () => {
  expect(withoutBackoff(rateLimitWith({ failures: 4, retryAt: now, closedUntil: now + 1, lastPostAt: 3 }))).toEqual(
    rateLimitWith({ failures: 0, retryAt: 0, closedUntil: now + 1, lastPostAt: 3 }),
  )
})

test('two requests are at least 1.1 seconds apart, even when sent manually', () => {
  const last = rateLimitWith({ lastPostAt: now - 100 })
  expect(nextRequestAt(last, now, false)).toBe(now + 1000)
  expect(nextRequestAt(last, now, true)).toBe(now + 1000)
  expect(nextRequestAt(last, now + 5000, true)).toBe(now + 5000)
})

test('the visitor can skip our own backoff, but not the wait that the service asks for', () => {
  const failed = withBackoff(initialRateLimit, now, 1, null)
  expect(nextRequestAt(failed, now, false)).toBe(now + 5000)
  expect(nextRequestAt(failed, now, true)).toBe(now)
  const withRetryAfter = withBackoff(initialRateLimit, now, 1, 30_000)
  expect(nextRequestAt(withRetryAfter, now, false)).toBe(now + 30_000)
  expect(nextRequestAt(withRetryAfter, now, true)).toBe(now + 30_000)
})

test('the longer of backoff and Retry-After applies', () => {
  const failed = withBackoff(rateLimitWith({ failures: 8 }), now, 1, 30_000)
  expect(nextRequestAt(failed, now, false)).toBe(now + 15 * MINUTE)
})

test('a failure without a Retry-After does not end the wait of an earlier Retry-After', () => {
  const withRetryAfter = withBackoff(initialRateLimit, now, 0, 60_000)
  expect(withBackoff(withRetryAfter, now + 1000, 0, null).closedUntil).toBe(now + 60_000)
})

test('a Retry-After is capped at one day', () => {
  expect(withBackoff(initialRateLimit, now, 0, 400 * DAY).closedUntil).toBe(now + DAY)
})

test.each([-DAY - 1, -2 * DAY, -400 * DAY])('a clock moved by %i ms ends every wait', (jump) => {
  const waiting = rateLimitWith({ lastPostAt: now, retryAt: now + 15 * MINUTE, closedUntil: now + DAY })
  expect(nextRequestAt(waiting, now + jump, false)).toBe(now + jump)
})

test.each([-DAY, -60_000, -1])('a clock moved by %i ms does not make a wait longer than its limit', (jump) => {
  const waiting = rateLimitWith({ lastPostAt: now, retryAt: now + 15 * MINUTE })
  expect(nextRequestAt(waiting, now + jump, false) - (now + jump)).toBeLessThanOrEqual(15 * MINUTE)
  const withRetryAfter = rateLimitWith({ closedUntil: now + 1000 })
  expect(nextRequestAt(withRetryAfter, now + jump, true) - (now + jump)).toBeLessThanOrEqual(DAY)
})

test('a wait that exceeds its limit after a clock was set back is deleted', () => {
  const waiting = rateLimitWith({ failures: 2, lastPostAt: now, retryAt: now + 60_000, closedUntil: now + 30_000 })
  expect(withoutSkewedTimes(waiting, now)).toBe(waiting)
  expect(withoutSkewedTimes(waiting, now - DAY)).toEqual({ ...waiting, retryAt: 0, closedUntil: 0 })
  expect(withoutSkewedTimes(waiting, now - 15 * MINUTE)).toEqual({ ...waiting, retryAt: 0 })
})

test.each([DAY, 400 * DAY])('a clock set forward by %i ms ends every wait', (jump) => {
  const waiting = withBackoff(rateLimitWith({ lastPostAt: now }), now, 1, 60_000)
  expect(nextRequestAt(waiting, now + jump, false)).toBe(now + jump)
})

test.each([
  ['undefined', undefined],
  ['null', null],
  ['a string', 'soon'],
  [
    'an object with invalid fields',
    { lastPostAt: 'x', failures: -1, retryAt: Number.NaN, closedUntil: Number.POSITIVE_INFINITY, lastOrder: 1e300 },
  ],
  [
    'an object with a list of anything',
    { underWay: [null, 3, '', 'MR-', 'Asha', 'MR-7K2QX4AB Asha', ['MR-7K2QX4AB']] },
  ],
])('%s is read as the initial rate limit', (_, stored) => {
  expect(parseRateLimit(stored)).toEqual({
    v: 1,
    lastPostAt: 0,
    failures: 0,
    retryAt: 0,
    closedUntil: 0,
    lastOrder: 0,
    underWay: [],
  })
})

test('of the submissions under way, the newest are kept, and a submission that has ended is not among them', () => {
  const references = Array.from({ length: 60 }, (_, index) => `MR-000000${10 + index}`)
  const { underWay } = withoutSubmission(references.reduce(withSubmission, initialRateLimit), 'MR-00000069')
  expect(underWay).toEqual(references.slice(10, -1))
})

test('a rate limit is read as written', () => {
  const written = {
    v: 1,
    lastPostAt: 1,
    failures: 2,
    retryAt: 3,
    closedUntil: 4,
    lastOrder: 5,
    underWay: ['MR-7K2QX4AB'],
  } as const
  expect(parseRateLimit(structuredClone(written))).toEqual(written)
})
