import { expect, test, vi } from 'vitest'
import { startMotion } from '#app/start-motion.ts'
import { fakeMotion } from '#support/fake-ports.ts'
import { testStore } from '#support/test-store.ts'

test.each([
  ['asks for reduced motion', () => ({ matches: true, addEventListener() {} }), false],
  ['does not', () => ({ matches: false, addEventListener() {} }), true],
  ['has no media queries', undefined, true],
])('things move or not if the device %s', async (_, matchMedia, expected) => {
  vi.stubGlobal('matchMedia', matchMedia)
  const allow = vi.fn()
  await startMotion(testStore({ motion: { ...fakeMotion(), allow } }))
  expect(allow).toHaveBeenLastCalledWith(expected)
})
