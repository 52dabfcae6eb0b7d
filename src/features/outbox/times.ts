import { record as outbox } from 'virtual:records/messages/outbox'
import { clockTime, dayAndMonth, localDay } from '#lib/dates.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import type { EpochMs } from '#platform/ports.ts'

/**
 * Formats a time in the device's time zone: '14:02' for today, otherwise '8 July', or '8 July 2024' in another year.
 */
export function formatTimestamp(at: EpochMs, now: EpochMs): string {
  const day = localDay(at)
  if (day !== localDay(now)) return formatDay(day, localDay(now).slice(0, 4))
  return clockTime(at)
}

/**
 * Formats an ISO date as '14 July', with the year unless it is `year`. Text that is not a date is returned unchanged.
 */
export function formatDay(iso: string, year = iso.slice(0, 4)): string {
  const noon = Date.parse(`${iso}T12:00`)
  if (Number.isNaN(noon) || localDay(noon) !== iso) return iso // browsers parse 31 February as a day in March
  const day = dayAndMonth(noon)
  return iso.startsWith(`${year}-`) ? day : `${day} ${iso.slice(0, 4)}`
}

/** Formats a duration as '40 s', '4 min' or '3 h', rounded up. */
export function formatDuration(ms: number): string {
  const { times } = outbox
  const seconds = Math.ceil(ms / 1000)
  if (seconds < 60) return fillTemplate(times.seconds, { count: Math.max(1, seconds) })
  if (seconds <= 60 * 60) return fillTemplate(times.minutes, { count: Math.ceil(seconds / 60) })
  return fillTemplate(times.hours, { count: Math.ceil(seconds / (60 * 60)) })
}
