import { expect, test } from 'vitest'
import { leadingNumber } from '#lib/leading-number.ts'

test.each([
  ['1,200+', 1200],
  ['250+', 250],
  ['7 business days', 7],
  ['', 0],
  [undefined, 0],
])('the number at the start of %j is %i', (figure, number) => {
  expect(leadingNumber(figure)).toBe(number)
})
