import { expect, test } from 'vitest'
import { countAt, globeAt, STEPS_A_TURN, untilCount } from '#features/training-globe/timeline.ts'

test('one turn takes 40 seconds, which are 800 steps of 50 ms', () => {
  expect(STEPS_A_TURN).toBe(800)
  expect(globeAt(40_000)).toEqual(globeAt(0))
  expect(globeAt(39_999)).not.toEqual(globeAt(0))
})

test('after a quarter of a turn the marked meridian stands on the right rim', () => {
  expect(globeAt(10_000).prime).toBe('M0 -206A206 206 0 0 1 0 206')
})

test('the counter goes on by one each 50 ms', () => {
  expect([0, 49, 50, 99, 100].map(countAt)).toEqual(['0', '0', '1', '1', '2'])
})

test('the globe is asked to go on exactly when the counter does, so that no number is left out', () => {
  expect([0, 1, 49, 50, 75].map(untilCount)).toEqual([50, 49, 1, 50, 25])
})

test('thousands are told apart by a comma', () => {
  expect(countAt(999 * 50)).toBe('999')
  expect(countAt(2048 * 50)).toBe('2,048')
  expect(countAt(1_234_567 * 50)).toBe('1,234,567')
})
