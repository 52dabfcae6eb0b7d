import { afterEach, expect, test, vi } from 'vitest'
import { polyfillMutationObserver } from '#platform/polyfills.ts'

const throwInsecure = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['is missing', () => vi.stubGlobal('MutationObserver', undefined)],
  [
    'throws when used',
    () =>
      vi.stubGlobal('MutationObserver', function refuse() {
        throwInsecure()
      }),
  ],
  [
    'throws on access',
    () => {
      vi.stubGlobal('MutationObserver', undefined)
      Object.defineProperty(globalThis, 'MutationObserver', { get: throwInsecure, configurable: true })
    },
  ],
])('if the MutationObserver %s, dialogs get one that observes nothing', (_, applyFault) => {
  applyFault()
  polyfillMutationObserver()
  const observer = new MutationObserver(() => {})
  expect(() => observer.observe({} as Node)).not.toThrow()
  expect(() => observer.disconnect()).not.toThrow()
})

test('a working MutationObserver is not replaced', () => {
  const WorkingObserver = class {}
  vi.stubGlobal('MutationObserver', WorkingObserver)
  polyfillMutationObserver()
  expect(MutationObserver).toBe(WorkingObserver)
})
