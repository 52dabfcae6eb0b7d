import { expect, test } from 'vitest'
import { loadCode } from '#platform/load-code.ts'
import { fakeHttp } from '#support/fake-ports.ts'
import { probeResult } from '#support/outbox-fixtures.ts'

const code = { run: () => {} }
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('code that is there is handed over, and nothing else is asked', async () => {
  const http = fakeHttp(probeResult)
  expect(await loadCode(async () => code, http)).toBe(code)
  expect(http.requests).toEqual([])
})

test('code that cannot be had while the site answers is that of an older version', async () => {
  expect(await loadCode(gone, fakeHttp(probeResult))).toBe('outdated')
})

test('code that cannot be had while the site does not answer is beyond the network', async () => {
  expect(await loadCode(gone, fakeHttp({ kind: 'unreachable' }))).toBe('offline')
})

test('code that was away for a moment is handed over', async () => {
  let tries = 0
  const load = () => (++tries === 1 ? gone() : Promise.resolve(code))
  expect(await loadCode(load, fakeHttp(probeResult))).toBe(code)
})
