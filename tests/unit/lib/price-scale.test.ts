import { expect, test } from 'vitest'
import { priceScale } from '#lib/price-scale.ts'

test('prices that are far apart all have labels, and low prices have one mark for each dollar', () => {
  expect(priceScale([99, 149, 199])).toEqual({ mark: 1, labelled: [2, 1, 0] })
})

test('only one of several equal or close prices has a label', () => {
  expect(priceScale([99, 99, 199, 195]).labelled).toEqual([2, 0])
})

test('a price too close to the start of the rule has no label', () => {
  expect(priceScale([9, 199]).labelled).toEqual([1])
})

test.each([1, 3, 9])('the labels of %i prices do not touch on the rule', (count) => {
  const dollars = Array.from({ length: count }, (_, index) => 99 + index * 7)
  const labelled = priceScale(dollars).labelled.map((index) => dollars[index] ?? 0)
  const most = Math.max(...dollars)
  const near = labelled.filter((price, index) =>
    labelled.slice(0, index).some((other) => (980 * Math.abs(other - price)) / most < 45),
  )
  expect(near).toEqual([])
})

test('with high prices a mark represents ten dollars or a hundred', () => {
  expect([400, 401, 4001].map((price) => priceScale([price]).mark)).toEqual([1, 10, 100])
})

test('without a product there is a scale without labels', () => {
  expect(priceScale([])).toEqual({ mark: 1, labelled: [] })
})
