import { expect, test, vi } from 'vitest'
import { attemptAsync } from '#platform/attempt-async.ts'

const refusal = new DOMException('The operation is insecure.', 'SecurityError')

test('what answers is heard', async () => {
  expect(await attemptAsync(async () => 'here', 'none')).toBe('here')
})

test.each([
  ['throws', () => undefined as unknown as Promise<string>],
  ['refuses', () => Promise.reject(refusal)],
])('what %s has no answer', async (way, ask) => {
  const asking = () => {
    if (way === 'throws') throw refusal
    return ask()
  }
  expect(await attemptAsync(asking, 'none')).toBe('none')
})

test('what says nothing is waited for three seconds', async () => {
  vi.useFakeTimers()
  const heard = vi.fn()
  void attemptAsync(() => new Promise<never>(() => {}), 'none').then(heard)
  await vi.advanceTimersByTimeAsync(2999)
  expect(heard).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toHaveBeenCalledWith('none')
  vi.useRealTimers()
})
