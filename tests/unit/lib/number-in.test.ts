import { expect, test } from 'vitest'
import { numberIn } from '#lib/number-in.ts'

test.each([
  ['1,200+', 1200],
  ['250+', 250],
  ['7 business days', 7],
  ['', 0],
  [undefined, 0],
])('the number of %j is %i', (figure, number) => {
  expect(numberIn(figure)).toBe(number)
})
