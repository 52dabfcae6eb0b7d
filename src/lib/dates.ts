import { attempt } from './attempt.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Returns an ISO day as 'June 24, 2025', the same in every locale and time zone. */
export function longDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number)
  return `${months[(month ?? 1) - 1]} ${day}, ${year}`
}

/** Returns an ISO day as '24 Jun 2025', the same in every locale and time zone. */
export function shortDate(iso: string): string {
  return `${Number(iso.slice(8, 10))} ${monthAndYear(iso)}`
}

/** Returns an ISO day as '24 June 2025', the same in every locale and time zone. */
export function dayMonthYear(iso: string): string {
  return `${Number(iso.slice(8, 10))} ${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`
}

/** Returns an ISO month or day as 'Jun 2025'. */
export function monthAndYear(iso: string): string {
  return `${monthName(iso)} ${iso.slice(0, 4)}`
}

/** Returns the month of an ISO month or day as 'Jun'. */
export function monthName(iso: string): string {
  return months[Number(iso.slice(5, 7)) - 1]?.slice(0, 3) ?? ''
}

/** Returns the month that comes `count` months after an ISO month or day: '2024-12' and 1 give '2025-01'. */
export function monthsAfter(iso: string, count: number): string {
  const month = Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1 + count
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}

/** Returns the visitor's local day at a timestamp in the format of date fields: `2025-07-14`. */
export function localDay(epochMs: number): string {
  const day = new Date(epochMs)
  const numbers = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
  return numbers.map((number, index) => String(number).padStart(index === 0 ? 4 : 2, '0')).join('-')
}

/** Returns the day at a timestamp that it is in UTC, the same everywhere: `2025-07-14`. */
export function utcDay(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10)
}

/**
 * Returns a timestamp in the visitor's local time as 'Nov 22, 14:05'. It does not use `toLocaleString`, whose first
 * call is slow.
 */
export function localTime(epochMs: number): string {
  const moment = new Date(epochMs)
  return `${months[moment.getMonth()]?.slice(0, 3)} ${moment.getDate()}, ${clockTime(epochMs)}`
}

/** Returns the visitor's local time of day at a timestamp: '14:05'. */
export function clockTime(epochMs: number): string {
  const moment = new Date(epochMs)
  return [moment.getHours(), moment.getMinutes()].map((number) => String(number).padStart(2, '0')).join(':')
}

/**
 * Returns the local time as the visitor's locale writes it, such as '02:05 pm'. It returns '14:05' if the browser
 * throws, as browsers do for a locale such as `en-US@posix`.
 */
export function localClockTime(epochMs: number): string {
  const format = () => new Date(epochMs).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  return attempt(format, clockTime(epochMs))
}

/** Returns the visitor's local day at a timestamp, without the year: '14 July'. */
export function dayAndMonth(epochMs: number): string {
  const day = new Date(epochMs)
  return `${day.getDate()} ${months[day.getMonth()]}`
}
