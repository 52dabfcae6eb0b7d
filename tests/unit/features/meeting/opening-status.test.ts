import { record as facts } from 'virtual:records/facts'
import { expect, test } from 'vitest'
import { openingStatusAt } from '#features/meeting/opening-status.ts'
import type { HoursOf } from '#lib/office-state.ts'

/** Open from 10 am to 8 pm, and closed on Sundays. */
const hoursOf: HoursOf = (weekday) => (weekday === 0 ? null : { from: 600, to: 1200 })
const textAt = (iso: string, zone: string | undefined) =>
  openingStatusAt(Date.parse(`${iso}+05:30`), zone, hoursOf)?.text

test.each([
  ['Asia/Kolkata', '2026-11-27T12:00', 'Open now, until 8 pm'],
  ['Asia/Colombo', '2026-11-27T12:00', 'Open now, until 8 pm'],
  [undefined, '2026-11-27T12:00', 'Open now, until 8 pm in India'],
  ['Mars/Olympus', '2026-11-27T12:00', 'Open now, until 8 pm in India'],
  ['Europe/Berlin', '2026-11-27T12:00', 'Open now, until 8 pm in India (3:30 pm your time)'],
  ['Europe/Berlin', '2026-07-17T12:00', 'Open now, until 8 pm in India (4:30 pm your time)'],
  ['Asia/Kathmandu', '2026-11-27T12:00', 'Open now, until 8 pm in India (8:15 pm your time)'],
  ['America/New_York', '2026-11-27T12:00', 'Open now, until 8 pm in India (9:30 am your time)'],
  ['America/New_York', '2026-07-17T12:00', 'Open now, until 8 pm in India (10:30 am your time)'],
  ['Pacific/Auckland', '2026-11-27T12:00', 'Open now, until 8 pm in India (Saturday 3:30 am your time)'],
])('during the hours, a visitor in %s reads at %s “%s”', (zone, now, text) => {
  expect(textAt(now, zone)).toBe(text.replace('India', facts.country))
})

test.each([
  ['Asia/Kolkata', '2026-11-27T09:59', 'Closed now, opens at 10 am'],
  ['Asia/Kolkata', '2026-11-27T20:00', 'Closed now, opens Saturday at 10 am'],
  ['Asia/Kolkata', '2026-11-28T20:00', 'Closed now, opens Monday at 10 am'],
  [undefined, '2026-11-28T20:00', 'Closed now, opens Monday at 10 am in India'],
  ['America/New_York', '2026-11-28T20:00', 'Closed now, opens Monday at 10 am in India (Sunday 11:30 pm your time)'],
  ['America/New_York', '2026-07-18T20:00', 'Closed now, opens Monday at 10 am in India (12:30 am your time)'],
  ['Europe/Berlin', '2026-11-29T12:00', 'Closed now, opens Monday at 10 am in India (5:30 am your time)'],
  ['America/Los_Angeles', '2026-11-27T01:00', 'Closed now, opens at 10 am in India (8:30 pm your time)'],
  ['Europe/London', '2026-11-27T05:00', 'Closed now, opens at 10 am in India (Friday 4:30 am your time)'],
])('outside the hours, a visitor in %s reads at %s “%s”', (zone, now, text) => {
  expect(textAt(now, zone)).toBe(text.replace('India', facts.country))
})

test('the text holds until the office opens or closes', () => {
  const now = Date.parse('2026-11-27T12:00+05:30')
  expect(openingStatusAt(now, 'UTC', hoursOf)?.changesAt).toBe(Date.parse('2026-11-27T20:00+05:30'))
})

test('with a clock at an invalid time, nothing is said', () => {
  expect(openingStatusAt(Number.NaN, 'UTC', hoursOf)).toBeNull()
})
