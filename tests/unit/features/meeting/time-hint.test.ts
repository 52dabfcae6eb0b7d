import { record as facts } from 'virtual:records/facts'
import { record as words } from 'virtual:records/messages/meeting/form'
import { expect, test } from 'vitest'
import { timeHint } from '#features/meeting/time-hint.ts'
import type { HoursOf } from '#lib/office-state.ts'

/** Open from 10 am to 8 pm, on Saturdays from 6 am, and closed on Sundays. */
const hoursOf: HoursOf = (weekday) => (weekday === 0 ? null : { from: weekday === 6 ? 360 : 600, to: 1200 })
/** On Friday, 27 November 2026, at noon in India. */
const now = Date.parse('2026-11-27T12:00+05:30')
const hintFor = (preferredTime: string, preferredDate = '', zone: string | undefined = 'America/New_York') =>
  timeHint({ preferredDate, preferredTime }, { now, zone }, hoursOf)

test('both times are named, with the daylight saving time of the chosen date', () => {
  expect(hintFor('18:30')).toBe(`6:30 pm in ${facts.country} is 8 am your time.`)
  expect(hintFor('18:30', '2027-07-14')).toBe(`6:30 pm in ${facts.country} is 9 am your time.`)
  expect(hintFor('18:30', '', 'Asia/Kathmandu')).toBe(`6:30 pm in ${facts.country} is 6:45 pm your time.`)
})

test('another day of the visitor is named', () => {
  expect(hintFor('10:00')).toBe(`10 am in ${facts.country} is 11:30 pm the day before, your time.`)
  expect(hintFor('19:00', '', 'Pacific/Auckland')).toBe(`7 pm in ${facts.country} is 2:30 am the next day, your time.`)
})

test.each(['Asia/Kolkata', 'Mars/Olympus', ''])('a time within the hours needs no word in the zone %j', (zone) => {
  expect(hintFor('11:30', '2026-11-30', zone)).toBe('')
})

test.each([
  ['before the office opens', '09:59', '2026-11-30'],
  ['as it closes', '20:00', '2026-11-30'],
  ['on a closed day', '12:00', '2026-11-29'],
  ['on any day', '21:00', ''],
])('a time %s may be sent, with a word', (_, time, date) => {
  expect(hintFor(time, date, 'Asia/Kolkata')).toBe(words.timeClosed)
})

test('without a date, a time at which the office is open on some day is open', () => {
  expect(hintFor('07:00', '', 'Asia/Kolkata')).toBe('')
  expect(hintFor('07:00', '2026-11-28', 'Asia/Kolkata')).toBe('')
})

test('a time of today that has passed may be sent, with a word; the date field speaks of earlier days', () => {
  expect(hintFor('11:59', '2026-11-27', 'Asia/Kolkata')).toBe(words.timePassed)
  expect(hintFor('12:00', '2026-11-27', 'Asia/Kolkata')).toBe('')
  expect(hintFor('11:59', '2026-11-26', 'Asia/Kolkata')).toBe('')
  expect(hintFor('08:00', '2026-11-27', 'Asia/Kolkata')).toBe(words.timePassed)
})

test.each(['', '24:00', '9:30', 'noon'])('%j is no time, and has no hint', (time) => {
  expect(hintFor(time)).toBe('')
})

test.each(['2026-13-45', '12027-03-15', 'tomorrow'])(
  'with the invalid date %j, today counts or nothing is said',
  (date) => {
    expect(() => hintFor('11:30', date)).not.toThrow()
  },
)

test('with a clock at an invalid time, nothing is said', () => {
  expect(timeHint({ preferredDate: '', preferredTime: '11:30' }, { now: Number.NaN, zone: 'UTC' }, hoursOf)).toBe('')
})
