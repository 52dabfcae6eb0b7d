import { afterEach, expect, test, vi } from 'vitest'
import { visitorTimeZone } from '#platform/time-zone.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const tells = (timeZone: unknown) => {
  const format = { resolvedOptions: () => ({ timeZone }) }
  return Object.fromEntries([['DateTimeFormat', () => format]])
}

test("the time zone is the browser's", () => {
  vi.stubGlobal('Intl', tells('Asia/Kolkata'))
  expect(visitorTimeZone()).toBe('Asia/Kolkata')
})

test.each([
  ['is missing', undefined],
  ['has no formats', {}],
  ['has no time zone', tells(undefined)],
  ['has an empty time zone', tells('')],
])('if Intl %s, the time zone is unknown', (_, intl) => {
  vi.stubGlobal('Intl', intl)
  expect(visitorTimeZone()).toBeUndefined()
})
