import { expect, test } from 'vitest'
import { elapsed, pause, resume, start, stopped } from '#features/memory/stopwatch.ts'

test('a running watch counts from its start', () => {
  expect(elapsed(start(1000), 4500)).toBe(3500)
})

test('a stopped watch shows no time', () => {
  expect(elapsed(stopped, 4500)).toBe(0)
})

test('a paused watch does not advance', () => {
  const watch = pause(start(1000), 3000)
  expect(elapsed(watch, 3000)).toBe(2000)
  expect(elapsed(watch, 60_000)).toBe(2000)
})

test('a resumed watch continues from where it was', () => {
  const watch = resume(pause(start(1000), 3000), 60_000)
  expect(elapsed(watch, 60_500)).toBe(2500)
})

test('pausing twice does not count the pause', () => {
  expect(elapsed(pause(pause(start(0), 2000), 9000), 9000)).toBe(2000)
})

test('resuming a running watch does not reset its time', () => {
  expect(elapsed(resume(start(1000), 5000), 6000)).toBe(5000)
})

test('a stopped watch cannot be resumed', () => {
  expect(elapsed(resume({ ...pause(start(0), 2000), isRunning: false }, 5000), 9000)).toBe(2000)
  expect(elapsed(resume(stopped, 5000), 9000)).toBe(0)
})

test('a clock that is set back does not reduce the time', () => {
  expect(elapsed(start(10_000, 3000), 4000)).toBe(3000)
  expect(pause(start(10_000, 3000), 4000).ms).toBe(3000)
})
