import { record as country } from 'virtual:records/facts/country'
import { record as words } from 'virtual:records/messages/meeting/now'
import { fillTemplate } from '#lib/fill-template.ts'
import { type HoursOf, officeStateAt } from '#lib/office-state.ts'
import { INDIA, zonedTime } from '#lib/zoned-time.ts'

/**
 * Returns whether the office is open at a time, and until or from when, in India's time and in the visitor's if that
 * differs. `changesAt` is when this will no longer be true. Returns null if the clock is set to an invalid time.
 */
export function openingStatusAt(now: number, zone: string | undefined, hoursOf: HoursOf) {
  const state = officeStateAt(now, hoursOf)
  const india = state && zonedTime(state.changesAt, INDIA)
  if (!india) return null
  const { isOpen, isSameDay, changesAt } = state
  const visitor = zonedTime(changesAt, zone)
  const namesDay = !isOpen && !isSameDay
  const time = () => {
    if (!visitor) return fillTemplate(words.india, { time: india.time, country })
    if (visitor.time === india.time && visitor.date === india.date) return india.time
    const values = { time: india.time, country, local: visitor.time, localDay: visitor.weekday }
    // the day that the visitor takes it for: the one that is named or, without a name, the present one
    const assumedDate = namesDay ? india.date : zonedTime(now, zone)?.date
    return fillTemplate(visitor.date === assumedDate ? words.both : words.bothDays, values)
  }
  const template = isOpen ? words.open : namesDay ? words.opensOnDay : words.opensToday
  return { text: fillTemplate(template, { day: india.weekday, time: time() }), isOpen, changesAt }
}
