import { expect, test } from 'vitest'
import { hasBegun } from '#lib/has-begun.ts'

const midnight = Date.parse('2025-08-15T00:00:00+05:30')

test('a day has begun when it has begun in India', () => {
  expect(hasBegun('2025-08-15', midnight - 1)).toBe(false)
  expect(hasBegun('2025-08-15', midnight)).toBe(true)
})

test.each([Number.NaN, Number.NEGATIVE_INFINITY])('no day has begun if the clock is at %f', (now) => {
  expect(hasBegun('2025-08-15', now)).toBe(false)
})
