import { expect, test, vi } from 'vitest'
import { attemptAsync } from '#platform/attempt-async.ts'

const refusal = new DOMException('The operation is insecure.', 'SecurityError')

test('the result of a request is returned', async () => {
  expect(await attemptAsync(async () => 'here', 'none')).toBe('here')
})

test.each([
  ['throws', () => undefined as unknown as Promise<string>],
  ['rejects', () => Promise.reject(refusal)],
])('returns the fallback if the request %s', async (way, ask) => {
  const asking = () => {
    if (way === 'throws') throw refusal
    return ask()
  }
  expect(await attemptAsync(asking, 'none')).toBe('none')
})

test('returns the fallback if the request does not settle within three seconds', async () => {
  vi.useFakeTimers()
  const heard = vi.fn()
  void attemptAsync(() => new Promise<never>(() => {}), 'none').then(heard)
  await vi.advanceTimersByTimeAsync(2999)
  expect(heard).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toHaveBeenCalledWith('none')
  vi.useRealTimers()
})
