import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryLoad } from '#platform/retry-load.ts'

let onOnline: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  onOnline = []
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => onOnline.push(listener))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Returns a loader that fails this often, and counts its calls. */
const failing = (times: number) =>
  vi.fn(async () => {
    times -= 1
    if (times >= 0) throw new Error('Failed to fetch.')
    return 'module'
  })

test('code that cannot be loaded is loaded again after 2 and 4 seconds', async () => {
  const load = failing(2)
  const loaded = retryLoad(load)
  await vi.advanceTimersByTimeAsync(1999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(4000)
  expect(await loaded).toBe('module')
  expect(load).toHaveBeenCalledTimes(3)
})

test('code that is gone is asked for seven times, and then once whenever the connection is back', async () => {
  const load = failing(8)
  const loaded = retryLoad(load)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(load).toHaveBeenCalledTimes(7)
  onOnline.at(-1)?.()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(load).toHaveBeenCalledTimes(8)
  onOnline.at(-1)?.()
  expect(await loaded).toBe('module')
})

test('the connection that comes back ends a pause, which is not waited for again', async () => {
  const load = failing(1)
  const loaded = retryLoad(load)
  await vi.advanceTimersByTimeAsync(0)
  for (const listener of onOnline) listener()
  expect(await loaded).toBe('module')
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(load).toHaveBeenCalledTimes(2)
})
