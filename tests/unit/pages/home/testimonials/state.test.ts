import { expect, test } from 'vitest'
import { goToAtom, sliderAtom } from '#pages/home/testimonials/state.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { testStore } from '#support/test-store.ts'

test('after a move the slider is locked for half a second', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  store.set(goToAtom, 1, 3)
  expect(store.get(sliderAtom)).toEqual({ index: 1, isLocked: true })
  clock.advance(499)
  store.set(goToAtom, 2, 3)
  expect(store.get(sliderAtom)).toEqual({ index: 1, isLocked: true })
  clock.advance(1)
  expect(store.get(sliderAtom)).toEqual({ index: 1, isLocked: false })
  store.set(goToAtom, 2, 3)
  expect(store.get(sliderAtom).index).toBe(2)
})

test('three steps back wrap around to the first testimonial', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  const shown: number[] = []
  for (let step = 0; step < 3; step++) {
    store.set(goToAtom, store.get(sliderAtom).index - 1, 3)
    shown.push(store.get(sliderAtom).index)
    clock.advance(500)
  }
  expect(shown).toEqual([2, 1, 0])
})

test('a click while the slider is locked does not extend the lock', () => {
  const clock = fakeClock()
  const store = testStore({ clock })
  store.set(goToAtom, 1, 3)
  clock.advance(400)
  store.set(goToAtom, 2, 3)
  clock.advance(100)
  expect(store.get(sliderAtom).isLocked).toBe(false)
})
