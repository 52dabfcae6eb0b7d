import { expect, test } from 'vitest'
import { formatDay, formatDuration, formatTimestamp } from '#features/outbox/times.ts'

const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).getTime()

test('a moment of today is shown as a time, and any other as a date', () => {
  const now = at(2025, 6, 12, 14, 12)
  expect(formatTimestamp(at(2025, 6, 12, 14, 2), now)).toBe('14:02')
  expect(formatTimestamp(at(2025, 6, 12, 0, 5), now)).toBe('00:05')
  expect(formatTimestamp(at(2025, 6, 11, 23, 59), now)).toBe('11 July')
  expect(formatTimestamp(at(2024, 6, 8, 12, 0), now)).toBe('8 July 2024')
})

test('an ISO date is written out, and other text stays unchanged', () => {
  expect(formatDay('2025-07-14', '2025')).toBe('14 July')
  expect(formatDay('2026-01-02', '2025')).toBe('2 January 2026')
  expect(formatDay('some day', '2025')).toBe('some day')
  expect(formatDay('2026-02-31', '2025')).toBe('2026-02-31')
})

test('a duration is rounded up', () => {
  expect([1, 999, 39_001, 59_000, 59_001].map(formatDuration)).toEqual(['1 s', '1 s', '40 s', '59 s', '1 min'])
  expect([61_000, 15 * 60_000, 60 * 60_000, 61 * 60_000].map(formatDuration)).toEqual([
    '2 min',
    '15 min',
    '60 min',
    '2 h',
  ])
})
