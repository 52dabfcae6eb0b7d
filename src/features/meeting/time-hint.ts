import { record as country } from 'virtual:records/facts/country'
import { record as words } from 'virtual:records/messages/meeting/form'
import { fillTemplate } from '#lib/fill-template.ts'
import { type HoursOf, indianDay, momentIn, weekdayOf } from '#lib/office-state.ts'
import { INDIA, zonedTime } from '#lib/zoned-time.ts'

type Preferred = { readonly preferredDate: string; readonly preferredTime: string }
type Visitor = { readonly now: number; readonly zone: string | undefined }

const DAY_MS = 86_400_000

/**
 * Returns what the preferred time, which is India's, means for the visitor: the time on their own clocks if that
 * differs, and whether the office is closed then or the time has passed. None of it is an error. Without a date, today
 * counts, and only a time at which the office is closed every day is closed. Returns '' if there is nothing to say.
 */
export function timeHint(
  { preferredDate, preferredTime }: Preferred,
  { now, zone }: Visitor,
  hoursOf: HoursOf,
): string {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(preferredTime) ?? []
  const date = /^\d{4}-\d\d-\d\d$/.test(preferredDate) ? Date.parse(preferredDate) / DAY_MS : null
  const day = date ?? indianDay(now)
  if (hour === undefined || !Number.isFinite(day)) return ''
  const minutes = Number(hour) * 60 + Number(minute)
  const moment = momentIn(day, minutes)
  const isClosedOn = (other: number) => {
    const hours = hoursOf(weekdayOf(other))
    return hours === null || minutes < hours.from || minutes >= hours.to
  }
  const days = date === null ? [0, 1, 2, 3, 4, 5, 6].map((ahead) => day + ahead) : [day]
  const hasPassed = date === indianDay(now) && moment < now
  const doubt = hasPassed ? words.timePassed : days.every(isClosedOn) ? words.timeClosed : ''
  return `${localTimeOf(moment, zone)} ${doubt}`.trim()
}

/** Returns the sentence that names both times; '' if they are the same, or the visitor's zone is unknown. */
function localTimeOf(moment: number, zone: string | undefined): string {
  const [india, visitor] = [zonedTime(moment, INDIA), zonedTime(moment, zone)]
  if (!india || !visitor || (india.time === visitor.time && india.date === visitor.date)) return ''
  const values = { time: india.time, country, local: visitor.time }
  if (visitor.date === india.date) return fillTemplate(words.timeBoth, values)
  return fillTemplate(visitor.date < india.date ? words.timeDayBefore : words.timeDayAfter, values)
}
