import { expect, test } from 'vitest'
import { localDay, localTime, longDate } from '#lib/dates.ts'

test.each([
  ['2025-06-24', 'June 24, 2025'],
  ['2025-05-08', 'May 8, 2025'],
  ['2024-01-01', 'January 1, 2024'],
  ['2024-02-29', 'February 29, 2024'],
  ['2025-12-31', 'December 31, 2025'],
])('%s is written %s', (iso, written) => {
  expect(longDate(iso)).toBe(written)
})

test.each(['Pacific/Kiritimati', 'Asia/Kolkata', 'UTC', 'Pacific/Pago_Pago'])('a day is the same day in %s', (zone) => {
  process.env.TZ = zone
  try {
    expect(longDate('2025-06-01')).toBe('June 1, 2025')
  } finally {
    delete process.env.TZ
  }
})

test('a moment falls on the day of the place where the visitor is', () => {
  expect(localDay(new Date(2025, 6, 4, 0, 0).getTime())).toBe('2025-07-04')
  expect(localDay(new Date(2025, 11, 31, 23, 59).getTime())).toBe('2025-12-31')
})

test('a moment is told as the clock of that place shows it', () => {
  expect(localTime(new Date(2026, 10, 22, 14, 5).getTime())).toBe('Nov 22, 14:05')
  expect(localTime(new Date(2026, 4, 1, 0, 59).getTime())).toBe('May 1, 00:59')
})
