import { expect, test } from 'vitest'
import { overlapOffset } from '#lib/overlap-offset.ts'

const toast = { left: 20, right: 370, top: 640, bottom: 760 }
const box = (top: number, height: number, left = 20, right = 370) => ({ left, right, top, bottom: top + height })

test('what lies over nothing stays where it is', () => {
  expect(overlapOffset(toast, [])).toBe(0)
  expect(overlapOffset(toast, [box(500, 52), box(800, 52), box(700, 52, 400, 600)])).toBe(0)
})

test('what lies over a button is lifted above it', () => {
  expect(overlapOffset(toast, [box(700, 52)])).toBe(68)
})

test('a lift that would lead over the next one leads above that, too', () => {
  expect(overlapOffset(toast, [box(560, 52), box(700, 52)])).toBe(208)
  expect(overlapOffset(toast, [box(700, 52), box(400, 52)])).toBe(68)
})
