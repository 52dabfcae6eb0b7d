import { expect, test } from 'vitest'
import { priceScale } from '#lib/price-scale.ts'

test('prices of today are all named, one mark for each dollar', () => {
  expect(priceScale([99, 149, 199])).toEqual({ mark: 1, named: [2, 1, 0] })
})

test('of equal and of near prices one is named', () => {
  expect(priceScale([99, 99, 199, 195]).named).toEqual([2, 0])
})

test('a price too near the beginning of the rule has no name below it', () => {
  expect(priceScale([9, 199]).named).toEqual([1])
})

test.each([1, 3, 9])('the names of %i prices do not touch on the rule', (count) => {
  const dollars = Array.from({ length: count }, (_, index) => 99 + index * 7)
  const named = priceScale(dollars).named.map((index) => dollars[index] ?? 0)
  const most = Math.max(...dollars)
  const near = named.filter((price, index) =>
    named.slice(0, index).some((other) => (980 * Math.abs(other - price)) / most < 45),
  )
  expect(near).toEqual([])
})

test('where prices are high a mark stands for ten dollars or a hundred', () => {
  expect([400, 401, 4001].map((price) => priceScale([price]).mark)).toEqual([1, 10, 100])
})

test('without a product there is a scale without names', () => {
  expect(priceScale([])).toEqual({ mark: 1, named: [] })
})
