import { expect, test } from 'vitest'
import { itemInView, nextStart } from '#pages/home/snap-row/item-in-view.ts'

const row = { starts: [0, 280, 560, 840], maxPosition: 790 }

test.each([
  [0, 1],
  [130, 1],
  [150, 2],
  [280, 2],
  [430, 3],
  [560, 3],
  [789, 4],
])('a row scrolled by %i px has item %i in view', (position, itemNumber) => {
  expect(itemInView({ ...row, position })).toBe(itemNumber)
})

test('a row whose items all fit has the first item in view', () => {
  expect(itemInView({ starts: [0, 100], position: 0, maxPosition: 0 })).toBe(1)
})

test('a step leads to the nearest start of an item after or before the scroll position', () => {
  expect([
    nextStart({ ...row, position: 0 }, 1),
    nextStart({ ...row, position: 281 }, 1),
    nextStart({ ...row, position: 300 }, -1),
  ]).toEqual([280, 560, 280])
  expect([nextStart({ ...row, position: 790 }, -1), nextStart({ ...row, position: 280 }, -1)]).toEqual([560, 0])
})

test('a row stops at its ends', () => {
  expect([nextStart({ ...row, position: 0 }, -1), nextStart({ ...row, position: 789 }, 1)]).toEqual([null, null])
})
