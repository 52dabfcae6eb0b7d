import { expect, test } from 'vitest'
import { parseHours } from '#lib/parse-hours.ts'

test.each([
  ['11 am to 8 pm', 11 * 60, 20 * 60],
  ['9:30 am to 6:15 pm', 9 * 60 + 30, 18 * 60 + 15],
  ['12 am to 12 pm', 0, 12 * 60],
])('%s is parsed as minute %i to minute %i', (text, from, to) => {
  expect(parseHours(text)).toEqual({ from, to })
})

test.each([
  '',
  '8 pm to 11 am',
  '9 to 5',
  '11:00 to 20:00',
  '13 am to 8 pm',
  '9:60 am to 8 pm',
  'from 9 am to 5 pm',
  'closed',
])('“%s” is not parsed as hours', (text) => {
  expect(parseHours(text)).toBeNull()
})
