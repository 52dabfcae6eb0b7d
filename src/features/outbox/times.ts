import { record as outbox } from 'virtual:records/messages/outbox'
import { clockTime, dayAndMonth, localDay } from '#lib/dates.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import type { EpochMs } from '#platform/ports.ts'

/** When something was, by the clock and the place of the device: '14:02' today, '8 July' before, with its year if that is another. */
export function formatTimestamp(at: EpochMs, now: EpochMs): string {
  const day = localDay(at)
  if (day !== localDay(now)) return formatDay(day, localDay(now).slice(0, 4))
  return clockTime(at)
}

/** A day of a date field as '14 July', with its year where that is not `year`. What is no day stays as it is. */
export function formatDay(iso: string, year = iso.slice(0, 4)): string {
  const noon = Date.parse(`${iso}T12:00`)
  if (Number.isNaN(noon) || localDay(noon) !== iso) return iso // browsers take 31 February for a day in March
  const day = dayAndMonth(noon)
  return iso.startsWith(`${year}-`) ? day : `${day} ${iso.slice(0, 4)}`
}

/** A stretch of time as '40 s', '4 min' or '3 h', never shorter than it is. */
export function formatDuration(ms: number): string {
  const { times } = outbox
  const seconds = Math.ceil(ms / 1000)
  if (seconds < 60) return fillTemplate(times.seconds, { count: Math.max(1, seconds) })
  if (seconds <= 60 * 60) return fillTemplate(times.minutes, { count: Math.ceil(seconds / 60) })
  return fillTemplate(times.hours, { count: Math.ceil(seconds / (60 * 60)) })
}
