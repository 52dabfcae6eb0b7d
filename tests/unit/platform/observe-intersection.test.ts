import { afterEach, expect, test, vi } from 'vitest'
import { browserClipboard } from '#platform/browser-clipboard.ts'
import { browserMotion } from '#platform/browser-motion.ts'
import { whenIdle } from '#platform/idle.ts'
import { installPrompt } from '#platform/install-prompt.ts'
import { matchesMedia, onMediaChange } from '#platform/media-query.ts'
import { observeIntersection } from '#platform/observe-intersection.ts'
import { observeSize } from '#platform/observe-size.ts'
import { isSavingData } from '#platform/save-data.ts'

const throwInsecure = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** The ways in which a browser can lack a feature. */
const faults: Readonly<Record<string, (name: string) => void>> = {
  'is missing': (name) => vi.stubGlobal(name, undefined),
  'throws on access'(name) {
    vi.stubGlobal(name, undefined) // so that it is restored
    Object.defineProperty(globalThis, name, { get: throwInsecure, configurable: true })
  },
  'throws when used': (name) =>
    vi.stubGlobal(name, function refuse() {
      throwInsecure()
    }),
}

const everyFault = Object.entries(faults)
const element = {} as Element

afterEach(() => vi.unstubAllGlobals())

test.each(everyFault)(
  'if the IntersectionObserver %s, no listener is called, and every animated element counts as visible',
  (_, applyFault) => {
    applyFault('IntersectionObserver')
    vi.stubGlobal('document', { hidden: false, addEventListener() {}, removeEventListener() {} })
    const listener = vi.fn()
    expect(() => observeIntersection([element], listener)()).not.toThrow()
    expect(listener).not.toHaveBeenCalled()
    const onVisible = vi.fn()
    browserMotion.whileVisible(element, onVisible)
    expect(onVisible).toHaveBeenCalledWith(true)
  },
)

test.each(everyFault)("if the ResizeObserver %s, the window's resize event is used", (_, applyFault) => {
  applyFault('ResizeObserver')
  const listeners = new Set<unknown>()
  vi.stubGlobal('addEventListener', (_: string, added: unknown) => listeners.add(added))
  vi.stubGlobal('removeEventListener', (_: string, removed: unknown) => listeners.delete(removed))
  const listener = () => {}
  const stop = observeSize(element, listener)
  expect([...listeners]).toEqual([listener])
  stop()
  expect(listeners.size).toBe(0)
})

test.each(everyFault)('if matchMedia %s, no query matches, and watching one causes no error', (_, applyFault) => {
  applyFault('matchMedia')
  expect(matchesMedia('(pointer: fine)')).toBe(false)
  expect(() => onMediaChange('(pointer: fine)', () => {})()).not.toThrow()
  expect(installPrompt.isInstalled()).toBe(false)
})

test('a media query without events, as in Safari before 14, can match, and watching it causes no error', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(matchesMedia('(pointer: fine)')).toBe(true)
  expect(() => onMediaChange('(pointer: fine)', () => {})()).not.toThrow()
})

test.each(everyFault)('if requestIdleCallback %s, a task runs all the same', async (_, applyFault) => {
  applyFault('requestIdleCallback')
  await new Promise<void>((resolve) => whenIdle(resolve))
})

test.each([
  ['an empty navigator', {}],
  ['no clipboard', { clipboard: undefined }],
  ['a clipboard that refuses', { clipboard: { writeText: () => Promise.reject(new DOMException('no')) } }],
  ['a clipboard that throws', { clipboard: { writeText: throwInsecure } }],
])('in a browser with %s, nothing is copied, and the visitor does not count as saving data', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(await browserClipboard.write('text')).toBe(false)
  expect(isSavingData()).toBe(false)
})

test('a clipboard that does not respond within three seconds counts as a failure', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText: () => new Promise(() => {}) } })
  const copied = browserClipboard.write('text')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await copied).toBe(false)
  vi.useRealTimers()
})
