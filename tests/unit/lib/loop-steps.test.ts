import { expect, test } from 'vitest'
import { isInSync, msUntilNextStep, stepAt } from '#lib/loop-steps.ts'

test('with eight steps of 1200 ms, the first is shown at the start, the next after 1200 ms, and then they repeat', () => {
  expect([0, 1199, 1200, 4800, 9599, 9600, 31_200].map((ms) => stepAt(ms, 1200, 8))).toEqual([0, 0, 1, 4, 7, 0, 2])
})

test('the wait ends exactly when the next step begins', () => {
  expect([0, 1, 1199, 1200, 1500].map((ms) => msUntilNextStep(ms, 1200))).toEqual([1200, 1199, 1, 1200, 900])
})

test('a difference of a few frames is in sync, a larger one is not', () => {
  expect([-50, 0, 50].map((difference) => isInSync(3600, 3600 + difference))).toEqual([true, true, true])
  expect([-51, 51, 3600].map((difference) => isInSync(3600, 3600 + difference))).toEqual([false, false, false])
})
