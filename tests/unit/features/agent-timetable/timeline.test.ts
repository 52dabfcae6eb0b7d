import { expect, test } from 'vitest'
import { FRAME_MS, frameAt, LOOP_MS } from '#features/agent-timetable/timeline.ts'

test('eight steps of 1200 ms take 9.6 seconds', () => {
  expect(LOOP_MS).toBe(9600)
})

test('the first step is shown from the start, the next after 1200 ms', () => {
  expect(frameAt(0)).toEqual({ step: 0, share: 0 })
  expect(frameAt(1199).step).toBe(0)
  expect(frameAt(1200)).toEqual({ step: 1, share: 0.125 })
})

test('the cursor crosses the sheet evenly and begins again', () => {
  expect(frameAt(4800)).toEqual({ step: 4, share: 0.5 })
  expect(frameAt(9599).step).toBe(7)
  expect(frameAt(9600)).toEqual({ step: 0, share: 0 })
  expect(frameAt(3 * 9600 + 2400)).toEqual({ step: 2, share: 0.25 })
})

test('the cursor is told its place at most thirty times a second', () => {
  expect(1000 / FRAME_MS).toBeLessThanOrEqual(30)
})
