import { expect, test } from 'vitest'
import { officeHoursOf } from '#content/office-hours.ts'
import { openingStatusAt } from '#features/meeting/opening-status.ts'
import { OpeningStatus } from '#features/meeting/ui/opening-status.tsx'
import { officeStateAt } from '#lib/office-state.ts'
import { visitorTimeZone } from '#platform/time-zone.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeVisibility } from '#support/fake-ports.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'

/** A minute before the office opens or closes. */
const noon = Date.parse('2026-11-27T12:00+05:30')
const justBefore = (officeStateAt(noon, officeHoursOf)?.changesAt ?? 0) - 60_000
const textAt = (now: number) => openingStatusAt(now, visitorTimeZone(), officeHoursOf)?.text

test('the text changes in the minute in which the office opens or closes', async () => {
  const clock = fakeClock(justBefore)
  const { text, run } = await renderComponent(testStore({ clock }), OpeningStatus)
  expect(text()).toBe(textAt(justBefore))
  await run(() => clock.advance(59_999))
  expect(text()).toBe(textAt(justBefore))
  await run(() => clock.advance(1))
  expect(text()).toBe(textAt(justBefore + 60_000))
  expect(text()).not.toBe(textAt(justBefore))
})

test('the text is right as soon as a tab is shown again after a sleep, during which no timer ran', async () => {
  const [clock, visibility] = [fakeClock(justBefore), fakeVisibility()]
  let slept = 0
  const sleeping = { now: () => clock.now() + slept, after: clock.after }
  const { text, run } = await renderComponent(testStore({ clock: sleeping, visibility }), OpeningStatus)
  slept = 120_000
  await run(() => visibility.set(false))
  expect(text()).toBe(textAt(justBefore + 120_000))
})

test.each([
  ['before the year of the build', Date.parse('2001-01-01T08:00Z')],
  ['at no time', Number.NaN],
])('a clock %s is wrong, and nothing is said', async (_, now) => {
  const { text } = await renderComponent(testStore({ clock: fakeClock(now) }), OpeningStatus)
  expect(text()).toBe('')
})
