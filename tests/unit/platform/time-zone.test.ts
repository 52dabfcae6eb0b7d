import { afterEach, expect, test, vi } from 'vitest'
import { visitorTimeZone } from '#platform/time-zone.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const intlWith = (timeZone: unknown) => {
  const format = { resolvedOptions: () => ({ timeZone }) }
  return Object.fromEntries([['DateTimeFormat', () => format]])
}

test('the time zone is the one of the browser', () => {
  vi.stubGlobal('Intl', intlWith('Asia/Kolkata'))
  expect(visitorTimeZone()).toBe('Asia/Kolkata')
})

test.each([
  ['is missing', undefined],
  ['has no formats', {}],
  ['has no time zone', intlWith(undefined)],
  ['has an empty time zone', intlWith('')],
])('if Intl %s, the time zone is unknown', (_, intl) => {
  vi.stubGlobal('Intl', intl)
  expect(visitorTimeZone()).toBeUndefined()
})
