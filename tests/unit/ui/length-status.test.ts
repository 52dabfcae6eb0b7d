import { expect, test } from 'vitest'
import { lengthStatusOf, tooLongMessage } from '#ui/length-status.ts'

test('a text up to the limit is accepted, and a longer one gets an error with the limit', () => {
  expect([0, 20_000].map((length) => tooLongMessage(length, 20_000))).toEqual([undefined, undefined])
  expect(tooLongMessage(500_000, 20_000)).toBe('Please shorten this to 20,000 characters at most.')
})

test.each([
  [449, 500, undefined],
  [450, 500, '450 of 500 characters'],
  [1800, 2000, '1,800 of 2,000 characters'],
  [17_999, 20_000, undefined],
  [1_234_567, 20_000, '1,234,567 of 20,000 characters'],
])('with %i of %i allowed characters, the count is %j', (length, limit, count) => {
  expect(lengthStatusOf(length, limit).used).toBe(count)
})
