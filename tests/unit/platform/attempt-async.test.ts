import { expect, test, vi } from 'vitest'
import { attemptAsync } from '#platform/attempt-async.ts'

const refusal = new DOMException('The operation is insecure.', 'SecurityError')

test('the result of the call is returned', async () => {
  expect(await attemptAsync(async () => 'here', 'none')).toBe('here')
})

test.each([
  ['throws', () => undefined as unknown as Promise<string>],
  ['rejects', () => Promise.reject(refusal)],
])('the fallback is returned if the call %s', async (way, call) => {
  const callOrThrow = () => {
    if (way === 'throws') throw refusal
    return call()
  }
  expect(await attemptAsync(callOrThrow, 'none')).toBe('none')
})

test('the fallback is returned if the call does not settle within three seconds', async () => {
  vi.useFakeTimers()
  const onResult = vi.fn()
  void attemptAsync(() => new Promise<never>(() => {}), 'none').then(onResult)
  await vi.advanceTimersByTimeAsync(2999)
  expect(onResult).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onResult).toHaveBeenCalledWith('none')
  vi.useRealTimers()
})
