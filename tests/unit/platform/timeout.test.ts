import { expect, test, vi } from 'vitest'
import { afterExcludingSleep, loadOrNull, withTimeout } from '#platform/timeout.ts'
import { fakeClock } from '#support/fake-clock.ts'

const never = () => new Promise<string>(() => {})

test('a promise that settles in time is passed through', async () => {
  const { after } = fakeClock()
  expect(await withTimeout(Promise.resolve('here'), 1000, () => 'late', after)).toBe('here')
  await expect(withTimeout(Promise.reject(new Error('no')), 1000, () => 'late', after)).rejects.toThrow('no')
})

test('a promise that does not settle in time ends as the caller decides', async () => {
  const clock = fakeClock()
  const given = withTimeout(never(), 1000, () => 'late', clock.after)
  const thrown = withTimeout<string>(
    never(),
    1000,
    () => {
      throw new Error('late')
    },
    clock.after,
  )
  clock.advance(1000)
  expect(await given).toBe('late')
  await expect(thrown).rejects.toThrow('late')
})

test('a timer stops when its promise settles, and an infinite timeout sets no timer', async () => {
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

test('time is counted in steps, so that the sleep of a device does not count as time without a response', () => {
  vi.useFakeTimers()
  const task = vi.fn()
  afterExcludingSleep(3000, task)
  vi.advanceTimersByTime(2999)
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(task).toHaveBeenCalledOnce()

  const stop = afterExcludingSleep(3000, task)
  vi.advanceTimersToNextTimer() // after sleep every due timer fires once
  vi.advanceTimersByTime(2399)
  expect(task).toHaveBeenCalledOnce()
  stop()
  vi.advanceTimersByTime(10_000)
  expect(task).toHaveBeenCalledOnce()
})
