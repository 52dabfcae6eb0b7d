import { expect, test } from 'vitest'
import { parseRetryAfter } from '#lib/retry-after.ts'

const now = Date.UTC(2026, 5, 1)

test.each([
  ['0', 0],
  ['30', 30_000],
  [' 120 ', 120_000],
  ['999999999', 999_999_999_000],
  ['Mon, 01 Jun 2026 00:01:00 GMT', 60_000],
  ['Sun, 31 May 2026 23:00:00 GMT', 0],
  ['Sunday, 31-May-26 23:00:00 GMT', 0],
])('%j means a wait of %i ms', (header, ms) => {
  expect(parseRetryAfter(header, now)).toBe(ms)
})

test.each([null, '', '  ', '-5', '1.5', '1e3', '30s', 'soon', '2026-06-01', '9999999999', '0x10'])(
  '%j is not a valid wait',
  (header) => {
    expect(parseRetryAfter(header, now)).toBeNull()
  },
)
