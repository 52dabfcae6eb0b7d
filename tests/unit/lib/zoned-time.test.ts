import { expect, test, vi } from 'vitest'
import { zonedTime } from '#lib/zoned-time.ts'

const moment = Date.parse('2026-07-14T18:45:00Z')

test.each([
  ['Asia/Kolkata', ['12:15 am', 'Wednesday', '2026-07-15']],
  ['Asia/Kathmandu', ['12:30 am', 'Wednesday', '2026-07-15']],
  ['America/New_York', ['2:45 pm', 'Tuesday', '2026-07-14']],
  ['America/St_Johns', ['4:15 pm', 'Tuesday', '2026-07-14']],
  ['UTC', ['6:45 pm', 'Tuesday', '2026-07-14']],
])('a moment on the clocks of %s', (zone, expected) => {
  const zoned = zonedTime(moment, zone)
  expect([zoned?.time, zoned?.weekday, zoned?.date]).toEqual(expected)
})

test('full hours are without minutes, and noon and midnight are 12', () => {
  const times = ['2026-07-14T00:00Z', '2026-07-14T12:00Z', '2026-07-14T20:00Z']
  expect(times.map((iso) => zonedTime(Date.parse(iso), 'UTC')?.time)).toEqual(['12 am', '12 pm', '8 pm'])
})

test.each([undefined, '', 'Mars/Olympus', '\u0000'])('the zone %j is unknown', (zone) => {
  expect(zonedTime(moment, zone)).toBeNull()
})

test('a browser without formats knows no zone', () => {
  vi.stubGlobal('Intl', undefined)
  expect(zonedTime(moment, 'UTC')).toBeNull()
})
