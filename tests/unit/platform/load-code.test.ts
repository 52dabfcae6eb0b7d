import { expect, test } from 'vitest'
import { loadCode } from '#platform/load-code.ts'
import { fakeHttp } from '#support/fake-ports.ts'
import { onlineCheckResult } from '#support/outbox-fixtures.ts'

const code = { run: () => {} }
const failToLoad = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('code that loads is returned, and no request is made', async () => {
  const http = fakeHttp(onlineCheckResult)
  expect(await loadCode(async () => code, http)).toBe(code)
  expect(http.requests).toEqual([])
})

test('code that cannot be loaded although the site responds counts as outdated', async () => {
  expect(await loadCode(failToLoad, fakeHttp(onlineCheckResult))).toBe('outdated')
})

test('code that cannot be loaded while the site does not respond counts as offline', async () => {
  expect(await loadCode(failToLoad, fakeHttp({ kind: 'unreachable' }))).toBe('offline')
})

test('code that fails once and then loads is returned', async () => {
  let tries = 0
  const load = () => (++tries === 1 ? failToLoad() : Promise.resolve(code))
  expect(await loadCode(load, fakeHttp(onlineCheckResult))).toBe(code)
})

test('code that the browser cannot parse needs a newer browser, whether or not the site responds', async () => {
  const http = fakeHttp({ kind: 'unreachable' })
  const failToParse = () => Promise.reject(new SyntaxError('Invalid regular expression: invalid group specifier name'))
  expect(await loadCode(failToParse, http)).toBe('tooOld')
  expect(http.requests).toEqual([])
})
