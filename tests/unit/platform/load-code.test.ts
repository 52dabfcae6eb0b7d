import { expect, test } from 'vitest'
import { loadCode } from '#platform/load-code.ts'
import { fakeHttp } from '#support/fake-ports.ts'
import { probeResult } from '#support/outbox-fixtures.ts'

const code = { run: () => {} }
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('code that loads is returned, and no request is made', async () => {
  const http = fakeHttp(probeResult)
  expect(await loadCode(async () => code, http)).toBe(code)
  expect(http.requests).toEqual([])
})

test('code that fails to load while the site responds counts as code of an older version', async () => {
  expect(await loadCode(gone, fakeHttp(probeResult))).toBe('outdated')
})

test('code that fails to load while the site does not respond counts as offline', async () => {
  expect(await loadCode(gone, fakeHttp({ kind: 'unreachable' }))).toBe('offline')
})

test('code that fails once and then loads is returned', async () => {
  let tries = 0
  const load = () => (++tries === 1 ? gone() : Promise.resolve(code))
  expect(await loadCode(load, fakeHttp(probeResult))).toBe(code)
})
