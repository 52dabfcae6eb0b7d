import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { canReachSite } from '#platform/can-reach-site.ts'
import { fakeHttp } from '#support/fake-ports.ts'
import { onlineCheckResult } from '#support/outbox-fixtures.ts'

test('the check requests /online-check.txt, with a timeout of four seconds', async () => {
  const http = fakeHttp(onlineCheckResult)
  expect(await canReachSite(http)).toBe(true)
  expect(http.requests).toEqual([{ method: 'GET', url: '/online-check.txt', timeoutMs: 4000 }])
})

test('the file contains the expected text and a line break, and counts as reaching the site', async () => {
  const text = readFileSync('public/online-check.txt', 'utf8')
  expect(text).toBe('vyomix-online\n')
  expect(await canReachSite(fakeHttp({ ...onlineCheckResult, text }))).toBe(true)
})

test.each([
  ['a captive portal', { ...onlineCheckResult, text: '<h1>Please sign in</h1>' }],
  ['the text within a web page', { ...onlineCheckResult, text: '<p>vyomix-online</p>' }],
  ['an empty text', { ...onlineCheckResult, text: '' }],
  ['the right text with the wrong status', { ...onlineCheckResult, status: 203 }],
  ['a redirect', { kind: 'inconclusive' }],
  ['no response', { kind: 'unreachable' }],
] as const)('%s does not count as reaching the site', async (_, result) => {
  expect(await canReachSite(fakeHttp(result))).toBe(false)
})
