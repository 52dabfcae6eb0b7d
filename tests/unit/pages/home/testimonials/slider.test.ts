import { expect, test } from 'vitest'
import { goTo, LOCK_MS, unlock } from '#pages/home/testimonials/slider.ts'

const first = { index: 0, isLocked: false }

test('the index wraps in both directions', () => {
  expect(goTo(first, -1, 3).index).toBe(2)
  expect(goTo({ index: 2, isLocked: false }, 3, 3).index).toBe(0)
})

test('a dot jumps to its own testimonial', () => {
  expect(goTo(first, 2, 3).index).toBe(2)
})

test('any move locks the slider, and a locked slider does not change', () => {
  const moved = goTo(first, 1, 3)
  expect(moved).toEqual({ index: 1, isLocked: true })
  expect(goTo(moved, 2, 3)).toBe(moved)
})

test('an unlocked slider can move again', () => {
  expect(LOCK_MS).toBe(500)
  expect(goTo(unlock(goTo(first, 1, 3)), 2, 3)).toEqual({ index: 2, isLocked: true })
})
