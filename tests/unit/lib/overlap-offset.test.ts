import { expect, test } from 'vitest'
import { overlapOffset } from '#lib/overlap-offset.ts'

const toast = { left: 20, right: 370, top: 640, bottom: 760 }
const box = (top: number, height: number, left = 20, right = 370) => ({ left, right, top, bottom: top + height })

test('a box that overlaps nothing stays in place', () => {
  expect(overlapOffset(toast, [])).toBe(0)
  expect(overlapOffset(toast, [box(500, 52), box(800, 52), box(700, 52, 400, 600)])).toBe(0)
})

test('a box that overlaps a button is lifted above it', () => {
  expect(overlapOffset(toast, [box(700, 52)])).toBe(68)
})

test('a lifted box that would overlap another element is lifted above that, too', () => {
  expect(overlapOffset(toast, [box(560, 52), box(700, 52)])).toBe(208)
  expect(overlapOffset(toast, [box(700, 52), box(400, 52)])).toBe(68)
})
