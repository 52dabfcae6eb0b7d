import { expect, test } from 'vitest'
import {
  COUNT_STEP_MS,
  countAt,
  globeAt,
  globeFrames,
  hundredsAt,
  leadingZerosAt,
  msToNextHundred,
  STEPS_PER_TURN,
} from '#pages/training/globe/timeline.ts'

test('a turn takes 40 seconds, which are 800 steps of 50 ms', () => {
  expect(STEPS_PER_TURN * COUNT_STEP_MS).toBe(40_000)
  expect(COUNT_STEP_MS).toBe(50)
})

test('after a quarter of a turn the marked meridian is on the right edge', () => {
  expect(globeAt(1 / 4).prime).toBe('M0 -206A206 206 0 0 1 0 206')
})

test('a turn has a frame for each step, and the first is the one shown without animation', () => {
  const { meridians, prime } = globeFrames()
  expect(prime).toHaveLength(800)
  expect(new Set(prime).size).toBeGreaterThan(350) // the meridian passes every position twice in a turn
  expect([meridians[0], prime[0]]).toEqual([globeAt(0).meridians, globeAt(0).prime])
  expect(prime[200]).toBe(globeAt(1 / 4).prime)
})

test('the frames of the meridians repeat without a jump from the last to the first', () => {
  const { meridians } = globeFrames()
  const widths = (path: string | undefined) =>
    [...(path ?? '').matchAll(/A([\d.]+) /g)].map(([, width]) => width).sort()
  expect(meridians).toHaveLength(50)
  expect(widths(globeAt(50 / 800).meridians)).toEqual(widths(meridians[0]))
  expect(widths(globeAt(250 / 800).meridians)).toEqual(widths(meridians[0]))
})

test('the counter rises by one every 50 ms', () => {
  expect([0, 49, 50, 99, 100].map(countAt)).toEqual(['0', '0', '1', '1', '2'])
})

test('from ten thousand on, thousands are separated by a comma', () => {
  expect(countAt(999 * 50)).toBe('999')
  expect(countAt(2048 * 50)).toBe('2048')
  expect(countAt(1_234_567 * 50)).toBe('1,234,567')
})

test('the last two digits move separately; those before them change every hundred', () => {
  expect([7, 99, 100, 2048, 1_234_567].map((count) => hundredsAt(count * 50))).toEqual(['', '', '1', '20', '1,234,5'])
  expect([0, 1, 4999, 5000, 7500].map(msToNextHundred)).toEqual([5000, 4999, 1, 5000, 2500])
})

test('below ten thousand, leading zeros keep every digit at the same position', () => {
  const format = (count: number) =>
    `${leadingZerosAt(count * 50)}${hundredsAt(count * 50)}|${`${count}`.slice(-2).padStart(2, '0')}`
  expect([0, 99, 100, 999, 1000, 9999].map(format)).toEqual(['00|00', '00|99', '01|00', '09|99', '10|00', '99|99'])
  expect(format(10_000)).toBe('10,0|00')
})
