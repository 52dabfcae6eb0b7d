import { expect, test } from 'vitest'
import { itemInView, nextStart } from '#features/snap-row/item-in-view.ts'

const row = { starts: [0, 280, 560, 840], most: 790 }

test.each([
  [0, 1],
  [130, 1],
  [150, 2],
  [280, 2],
  [430, 3],
  [560, 3],
  [789, 4],
])('a row scrolled by %i px shows item %i first, and at its end the last', (at, place) => {
  expect(itemInView({ ...row, at })).toBe(place)
})

test('a row whose items all fit shows its first', () => {
  expect(itemInView({ starts: [0, 100], at: 0, most: 0 })).toBe(1)
})

test('a step leads to the edge of the next or previous item, wherever the row was released', () => {
  expect([
    nextStart({ ...row, at: 0 }, 1),
    nextStart({ ...row, at: 281 }, 1),
    nextStart({ ...row, at: 300 }, -1),
  ]).toEqual([...[280, 560, 280]])
  expect([nextStart({ ...row, at: 790 }, -1), nextStart({ ...row, at: 280 }, -1)]).toEqual([560, 0])
})

test('a row stops at its ends', () => {
  expect([nextStart({ ...row, at: 0 }, -1), nextStart({ ...row, at: 789 }, 1)]).toEqual([null, null])
})
