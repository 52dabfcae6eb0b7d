import { expect, test } from 'vitest'
import { attempt } from '#lib/attempt.ts'

test('returns the result, or the fallback if the function throws', () => {
  const throwError = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  expect(attempt(() => 'answer', 'fallback')).toBe('answer')
  expect(attempt(() => undefined, 'fallback')).toBeUndefined()
  expect(attempt(throwError, 'fallback')).toBe('fallback')
})
