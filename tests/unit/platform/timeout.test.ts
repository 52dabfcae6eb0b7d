import { expect, test, vi } from 'vitest'
import { afterExcludingSleep, loadOrNull, withTimeout } from '#platform/timeout.ts'
import { fakeClock } from '#support/fake-clock.ts'

const never = () => new Promise<string>(() => {})

test('a promise that settles in time is passed through', async () => {
  const { after } = fakeClock()
  expect(await withTimeout(Promise.resolve('here'), 1000, () => 'late', after)).toBe('here')
  await expect(withTimeout(Promise.reject(new Error('no')), 1000, () => 'late', after)).rejects.toThrow('no')
})

test('if a promise does not settle in time, the result or error of the caller’s function is used', async () => {
  const clock = fakeClock()
  const result = withTimeout(never(), 1000, () => 'late', clock.after)
  const rejected = withTimeout<string>(
    never(),
    1000,
    () => {
      throw new Error('late')
    },
    clock.after,
  )
  clock.advance(1000)
  expect(await result).toBe('late')
  await expect(rejected).rejects.toThrow('late')
})

test('the timer stops when the promise settles, and an infinite timeout sets no timer', async () => {
  const after = vi.fn(() => stop)
  const stop = vi.fn()
  await withTimeout(Promise.resolve(), 1000, () => {}, after)
  expect(stop).toHaveBeenCalledOnce()
  await withTimeout(Promise.resolve(), Number.POSITIVE_INFINITY, () => {}, after)
  expect(after).toHaveBeenCalledOnce()
})

test('a chunk that fails, or does not load within ten seconds, is null', async () => {
  vi.useFakeTimers()
  expect(await loadOrNull(Promise.reject(new Error('Failed to fetch')))).toBeNull()
  const slow = loadOrNull(never())
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await slow).toBeNull()
})

test('time is counted in steps, so that the sleep of a device counts as one step at most', () => {
  vi.useFakeTimers()
  const task = vi.fn()
  afterExcludingSleep(3000, task)
  vi.advanceTimersByTime(2999)
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(task).toHaveBeenCalledOnce()

  const stop = afterExcludingSleep(3000, task)
  vi.advanceTimersToNextTimer() // after a sleep, every due timer fires once
  vi.advanceTimersByTime(2399)
  expect(task).toHaveBeenCalledOnce()
  stop()
  vi.advanceTimersByTime(10_000)
  expect(task).toHaveBeenCalledOnce()
})
