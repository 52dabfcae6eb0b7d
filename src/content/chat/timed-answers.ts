import { records as trainingBatches } from 'virtual:records/batches'
import { record as country } from 'virtual:records/facts/country'
import { record as weekdayHours } from 'virtual:records/facts/weekdayHours'
import { record as weekendHours } from 'virtual:records/facts/weekendHours'
import type { AnswerContext } from '#content/chat/faq-entry.ts'
import { hasBegun } from '#lib/has-begun.ts'
import { numberWord } from '#lib/number-words.ts'
import { officeStateAt } from '#lib/office-state.ts'
import { parseHours } from '#lib/parse-hours.ts'
import { INDIA, zonedTime } from '#lib/zoned-time.ts'

/** The opening hours of an office as texts, such as '11 am to 8 pm', and the name of its country. */
type Office = { readonly country: string; readonly weekdays: string; readonly weekend: string }

const officeHours: Office = { country, weekdays: weekdayHours, weekend: weekendHours }

/**
 * Returns whether the office is open at a time, and when it closes or opens. The times are in Indian time, and in the
 * visitor's if that differs. Returns '' if the visitor's clock is set to an invalid time.
 */
export function officeStatus({ now, zone }: AnswerContext, office = officeHours): string {
  const state = officeStateAt(now, (weekday) => parseHours([0, 6].includes(weekday) ? office.weekend : office.weekdays))
  const india = state && zonedTime(now, INDIA)
  if (!india) return ''
  const change = `${zonedTime(state.changesAt, INDIA)?.time}${localTimeNote(state.changesAt, zone)}`
  const beginning = `It is ${india.weekday}, ${india.time} in ${office.country} now:`
  if (state.isOpen) return `${beginning} the office is open until ${change}.`
  return `${beginning} the office opens ${state.isSameDay ? '' : 'tomorrow '}at ${change}.`
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

/** Returns ', 3:30 pm your time', or '' if the local time is the same as in India or the zone is unknown. */
function localTimeNote(moment: number, zone: string): string {
  const localTime = zonedTime(moment, zone)?.time
  return localTime === undefined || localTime === zonedTime(moment, INDIA)?.time ? '' : `, ${localTime} your time`
}
