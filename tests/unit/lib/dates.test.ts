import { expect, onTestFinished, test, vi } from 'vitest'
import {
  clockTime,
  dayAndMonth,
  dayMonthYear,
  localClockTime,
  localDay,
  localTime,
  longDate,
  utcDay,
} from '#lib/dates.ts'

test.each([
  ['2025-06-24', 'June 24, 2025'],
  ['2025-05-08', 'May 8, 2025'],
  ['2024-01-01', 'January 1, 2024'],
  ['2024-02-29', 'February 29, 2024'],
  ['2025-12-31', 'December 31, 2025'],
])('%s is written as %s', (iso, expected) => {
  expect(longDate(iso)).toBe(expected)
})

test.each(['Pacific/Kiritimati', 'Asia/Kolkata', 'UTC', 'Pacific/Pago_Pago'])(
  'a date is the same day in the time zone %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(longDate('2025-06-01')).toBe('June 1, 2025')
  },
)

test("a timestamp falls on the visitor's local day", () => {
  expect(localDay(new Date(2025, 6, 4, 0, 0).getTime())).toBe('2025-07-04')
  expect(localDay(new Date(2025, 11, 31, 23, 59).getTime())).toBe('2025-12-31')
})

test("a timestamp is written in the visitor's local time", () => {
  expect(localTime(new Date(2026, 10, 22, 14, 5).getTime())).toBe('Nov 22, 14:05')
  expect(localTime(new Date(2026, 4, 1, 0, 59).getTime())).toBe('May 1, 00:59')
})

test('a time of day and a day of the year are local to the visitor', () => {
  expect(clockTime(new Date(2026, 10, 22, 0, 5).getTime())).toBe('00:05')
  expect(dayAndMonth(new Date(2026, 6, 14, 23, 59).getTime())).toBe('14 July')
})

test("a time is written as the visitor's locale writes it, or as 14:05 if the browser cannot do that", () => {
  const epochMs = new Date(2026, 10, 22, 14, 5).getTime()
  const inThisLocale = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' }).format(epochMs)
  expect(localClockTime(epochMs)).toBe(inThisLocale)
  const formatSpy = vi.spyOn(Date.prototype, 'toLocaleTimeString').mockImplementation(() => {
    throw new RangeError('Incorrect locale information provided')
  })
  onTestFinished(() => formatSpy.mockRestore())
  expect(localClockTime(epochMs)).toBe('14:05')
})

test('a timestamp belongs to its day in UTC', () => {
  expect(utcDay(Date.UTC(2026, 9, 22, 23, 59, 59, 999))).toBe('2026-10-22')
  expect(utcDay(Date.UTC(2026, 9, 23))).toBe('2026-10-23')
})

test('a day is written with its month in full, and without a leading zero', () => {
  expect(dayMonthYear('2026-11-28')).toBe('28 November 2026')
  expect(dayMonthYear('2027-01-02')).toBe('2 January 2027')
})
