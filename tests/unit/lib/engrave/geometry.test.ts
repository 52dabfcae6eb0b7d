import { expect, test } from 'vitest'
import { arc, at, limb, rad, round } from '#lib/engrave/geometry.ts'

test('numbers keep one decimal and are never -0', () => {
  expect(round(2.3456)).toBe(2.3)
  expect(Object.is(round(-0.01), 0)).toBe(true)
})

test('angles start at the right and run clockwise', () => {
  expect(at(10, 10, 5, 0)).toEqual([15, 10])
  expect(at(10, 10, 5, rad(90))).toEqual([10, 15])
})

test('an arc of more than half a turn takes the long way', () => {
  expect(arc(0, 0, 10, 0, rad(90))).toBe('M10 0A10 10 0 0 1 0 10')
  expect(arc(0, 0, 10, 0, rad(270))).toBe('M10 0A10 10 0 1 1 0 -10')
})

test('a full limb has a tick per division, an open one has one more', () => {
  const ticks = (d: string) => d.split('M').length - 1
  expect(ticks(limb(0, 0, 10, { count: 12 }))).toBe(12)
  expect(ticks(limb(0, 0, 10, { count: 12, from: 0, to: 180 }))).toBe(13)
})

test('every n-th tick of a limb is long', () => {
  expect(limb(0, 0, 20, { count: 2, len: 5, every: 2, long: 10 })).toBe('M20 0L10 0M-20 0L-15 0')
})
