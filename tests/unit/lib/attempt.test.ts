import { expect, test } from 'vitest'
import { attempt } from '#lib/attempt.ts'

test('a result is returned, and a throw gives the fallback', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  expect(attempt(() => 'answer', 'otherwise')).toBe('answer')
  expect(attempt(() => undefined, 'otherwise')).toBeUndefined()
  expect(attempt(refuse, 'otherwise')).toBe('otherwise')
})
