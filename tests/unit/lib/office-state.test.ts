import { expect, test } from 'vitest'
import { dayInIndia, type HoursOf, indianDay, momentIn, officeStateAt, weekdayOf } from '#lib/office-state.ts'

/** Open from 10 am to 8 pm, and closed on Sundays. */
const hoursOf: HoursOf = (weekday) => (weekday === 0 ? null : { from: 600, to: 1200 })
const at = (iso: string) => Date.parse(`${iso}+05:30`)
const stateAt = (iso: string) => {
  const state = officeStateAt(at(iso), hoursOf)
  return state && [state.isOpen ? 'open' : 'closed', new Date(state.changesAt).toISOString(), state.isSameDay]
}
const utc = (iso: string) => new Date(at(iso)).toISOString()

test.each([
  ['a minute before it opens', '2026-11-27T09:59:59', ['closed', '2026-11-27T10:00', true]],
  ['as it opens', '2026-11-27T10:00', ['open', '2026-11-27T20:00', true]],
  ['a second before it closes', '2026-11-27T19:59:59', ['open', '2026-11-27T20:00', true]],
  ['as it closes', '2026-11-27T20:00', ['closed', '2026-11-28T10:00', false]],
  ['at midnight in India', '2026-11-27T00:00', ['closed', '2026-11-27T10:00', true]],
  ['on Saturday evening, before a closed Sunday', '2026-11-28T20:30', ['closed', '2026-11-30T10:00', false]],
  ['on a closed Sunday', '2026-11-29T12:00', ['closed', '2026-11-30T10:00', false]],
  ['at the turn of the year', '2026-12-31T23:59', ['closed', '2027-01-01T10:00', false]],
] as const)('the state of the office %s', (_, now, [state, changesAt, isSameDay]) => {
  expect(stateAt(now)).toEqual([state, utc(changesAt), isSameDay])
})

test('an office that is open on one day of the week opens again a week later', () => {
  const onFridays: HoursOf = (weekday) => (weekday === 5 ? { from: 600, to: 1200 } : null)
  expect(officeStateAt(at('2026-11-27T21:00'), onFridays)?.changesAt).toBe(at('2026-12-04T10:00'))
})

test('an office that never opens has no state, and neither has one whose clock is at an invalid time', () => {
  expect(officeStateAt(at('2026-11-27T12:00'), () => null)).toBeNull()
  for (const now of [Number.NaN, Number.POSITIVE_INFINITY, 8.64e15, -8.64e15])
    expect(officeStateAt(now, hoursOf)).toBeNull()
})

test('a day begins at midnight in India, also before 1970', () => {
  expect(indianDay(at('2026-11-27T00:00')) - indianDay(at('2026-11-26T23:59'))).toBe(1)
  expect(momentIn(indianDay(at('1969-12-30T12:00')), 30)).toBe(at('1969-12-30T00:30'))
  expect([at('2026-11-29T12:00'), at('1969-12-28T12:00')].map((moment) => weekdayOf(indianDay(moment)))).toEqual([0, 0])
})

test('the day in India is that of its clocks, also while it is another day in UTC', () => {
  expect(dayInIndia(Date.parse('2026-11-30T18:29:59Z'))).toBe('2026-11-30')
  expect(dayInIndia(Date.parse('2026-11-30T18:30:00Z'))).toBe('2026-12-01')
})
