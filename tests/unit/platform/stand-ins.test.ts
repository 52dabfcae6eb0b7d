import { afterEach, expect, test, vi } from 'vitest'
import { standInForObserver } from '#platform/stand-ins.ts'

const insecure = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['is missing', () => vi.stubGlobal('MutationObserver', undefined)],
  [
    'throws when used',
    () =>
      vi.stubGlobal('MutationObserver', function refuse() {
        insecure()
      }),
  ],
  [
    'throws when asked for',
    () => {
      vi.stubGlobal('MutationObserver', undefined)
      Object.defineProperty(globalThis, 'MutationObserver', { get: insecure, configurable: true })
    },
  ],
])('where the observer of changes %s, a dialog is watched by one that sees none', (_, spoil) => {
  spoil()
  standInForObserver()
  const observer = new MutationObserver(() => {})
  expect(() => observer.observe({} as Node)).not.toThrow()
  expect(() => observer.disconnect()).not.toThrow()
})

test('what works stays', () => {
  const own = class {}
  vi.stubGlobal('MutationObserver', own)
  standInForObserver()
  expect(MutationObserver).toBe(own)
})
