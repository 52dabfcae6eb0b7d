import { afterEach, expect, test, vi } from 'vitest'
import { ignoreRepeatedClicks } from '#pages/quote/repeated-clicks.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the further clicks of a double click do nothing, and the next click works, also if it becomes a double click', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const isIgnored = (detail: number) => !page.dispatchEvent(new CustomEvent('click', { detail, cancelable: true }))
  ignoreRepeatedClicks()
  expect([2, 3, 1, 2].map(isIgnored)).toEqual([true, true, false, false])
  ignoreRepeatedClicks()
  expect([0, 2].map(isIgnored)).toEqual([false, false]) // a key that presses a button is no part of a double click
})
