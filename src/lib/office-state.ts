import { utcDay } from './dates.ts'
import { INDIA_UTC_OFFSET_MIN } from './has-begun.ts'
import type { Hours } from './parse-hours.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** So many days before the latest time that Date can represent. */
const LAST_MOMENT = 8.64e15 - 9 * DAY_MS

/** Returns the hours of a day of the week (0 is Sunday), or null if the office is closed on that day. */
export type HoursOf = (weekday: number) => Hours | null

/** Whether the office is open, and when this changes next. `isSameDay`: on the same day in India. */
export type OfficeState = { readonly isOpen: boolean; readonly changesAt: number; readonly isSameDay: boolean }

/** Returns the state of an office in India. Returns null if the clock is set to an invalid time, or it never opens. */
export function officeStateAt(now: number, hoursOf: HoursOf): OfficeState | null {
  if (!Number.isFinite(now) || Math.abs(now) > LAST_MOMENT) return null
  const today = indianDay(now)
  for (let day = today; day <= today + 7; day += 1) {
    const hours = hoursOf(weekdayOf(day))
    if (!hours) continue
    const isSameDay = day === today
    const [opensAt, closesAt] = [momentIn(day, hours.from), momentIn(day, hours.to)]
    if (now < opensAt) return { isOpen: false, changesAt: opensAt, isSameDay }
    if (now < closesAt) return { isOpen: true, changesAt: closesAt, isSameDay }
  }
  return null
}

/** Returns the number of the day in India at a moment. Day 0 is 1 January 1970. */
export function indianDay(moment: number): number {
  return Math.floor((moment + INDIA_UTC_OFFSET_MIN * MINUTE_MS) / DAY_MS)
}

/** Returns the day in India at a moment, whatever the zone of the device, as date fields write it: `2025-07-14`. */
export function dayInIndia(moment: number): string {
  return utcDay(indianDay(moment) * DAY_MS)
}

/** Returns the moment at which so many minutes have passed since midnight in India on a day (`indianDay`). */
export function momentIn(day: number, minutes: number): number {
  return day * DAY_MS + (minutes - INDIA_UTC_OFFSET_MIN) * MINUTE_MS
}

/** Returns the day of the week (0 is Sunday) of a day (`indianDay`). */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7 // 1 January 1970 was a Thursday
}
