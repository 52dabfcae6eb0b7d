import { records as trainingBatches } from 'virtual:records/batches'
import { record as country } from 'virtual:records/facts/country'
import { record as weekdayHours } from 'virtual:records/facts/weekdayHours'
import { record as weekendHours } from 'virtual:records/facts/weekendHours'
import type { AnswerContext } from '#content/chat/faq-entry.ts'
import { attempt } from '#lib/attempt.ts'
import { hasBegun, INDIA_UTC_OFFSET_MIN } from '#lib/has-begun.ts'
import { numberWord } from '#lib/number-words.ts'
import { parseHours } from '#lib/parse-hours.ts'

const INDIA = 'Asia/Kolkata'
const DAY_MIN = 24 * 60
const MINUTE_MS = 60_000
const LAST_MOMENT = 8.64e15 - 2 * DAY_MIN * MINUTE_MS // two days before the latest time that Date can represent
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The opening hours of an office as texts, such as '11 am to 8 pm', and the name of its country. */
type Office = { readonly country: string; readonly weekdays: string; readonly weekend: string }

const officeHours: Office = { country, weekdays: weekdayHours, weekend: weekendHours }

/**
 * Returns whether the office is open at a time, and when it closes or opens. The times are in Indian time, and in the
 * visitor's if that differs. Returns '' if the visitor's clock is set to an invalid time.
 */
export function officeStatus({ now, zone }: AnswerContext, office = officeHours): string {
  if (!Number.isFinite(now) || Math.abs(now) > LAST_MOMENT) return '' // the clock is set to an invalid time
  const india = new Date(now + INDIA_UTC_OFFSET_MIN * MINUTE_MS) // its UTC fields hold Indian time
  const minute = india.getUTCHours() * 60 + india.getUTCMinutes()
  const today = openingHours(india.getUTCDay(), office)
  const tomorrow = openingHours(india.getUTCDay() + 1, office)
  const timeAfter = (inMinutes: number) =>
    timeIn(INDIA, now + inMinutes * MINUTE_MS) + localTimeNote(now + inMinutes * MINUTE_MS, zone)
  const beginning = `It is ${DAYS[india.getUTCDay()]}, ${timeIn(INDIA, now)} in ${office.country} now:`
  if (minute < today.from) return `${beginning} the office opens at ${timeAfter(today.from - minute)}.`
  if (minute < today.to) return `${beginning} the office is open until ${timeAfter(today.to - minute)}.`
  return `${beginning} the office opens tomorrow at ${timeAfter(tomorrow.from + DAY_MIN - minute)}.`
}

/**
 * Returns on which date each batch starts or began, as seen at a time, and advice about the waitlist. If there are no
 * batches, says that no date is set.
 */
export function batchStatus({ now }: AnswerContext): string {
  if (trainingBatches.length === 0)
    return 'No date is set at the moment. Join the waitlist, and we write before one is.'
  const batchTexts = trainingBatches.map(
    ({ name, date, starts }) => `${name} ${hasBegun(starts, now) ? 'began' : 'starts'} on ${date}`,
  )
  const areAllPast = trainingBatches.every(({ starts }) => hasBegun(starts, now))
  const advice = areAllPast
    ? `${allOf(trainingBatches.length)} begun: join the waitlist, or ask in the inquiry form for the next date.`
    : 'Join the waitlist of one that has begun for its next date.'
  return `${batchTexts.join('; ')}. ${advice}`
}

/** Returns the beginning of a sentence about all batches: 'It has', 'Both have' or 'All three have'. */
function allOf(count: number): string {
  return count === 1 ? 'It has' : count === 2 ? 'Both have' : `All ${numberWord(count)} have`
}

/** Returns the opening hours of a day of the week (0 and 7 are Sunday) in minutes since midnight in India. */
function openingHours(day: number, { weekdays, weekend }: Office): { readonly from: number; readonly to: number } {
  return parseHours([0, 6].includes(day % 7) ? weekend : weekdays) ?? { from: 0, to: 0 }
}

/** Returns ', 3:30 pm your time', or '' if the local time is the same as in India or the zone is unknown. */
function localTimeNote(moment: number, zone: string): string {
  const localTime = attempt(() => timeIn(zone, moment), null)
  return localTime === null || localTime === timeIn(INDIA, moment) ? '' : `, ${localTime} your time`
}

function timeIn(timeZone: string, moment: number): string {
  const timeText = new Date(moment).toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  return timeText.replace(':00', '').replace(/\s/g, ' ').toLowerCase()
}
