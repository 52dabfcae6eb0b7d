import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { canReachSite } from '#platform/reach.ts'
import { fakeHttp } from '#support/fake-ports.ts'
import { probed } from '#support/outbox-letters.ts'

test('the site is asked for a file that no cache keeps, and given four seconds', async () => {
  const http = fakeHttp(probed)
  expect(await canReachSite(http)).toBe(true)
  expect(http.requests).toEqual([{ method: 'GET', url: '/online-check.txt', patienceMs: 4000 }])
})

test('the file on the site holds exactly what is asked for', async () => {
  const text = readFileSync('public/online-check.txt', 'utf8')
  expect(text).toBe('vyomix-online\n')
  expect(await canReachSite(fakeHttp({ ...probed, text }))).toBe(true)
})

test.each([
  ['a page of the network’s own', { ...probed, text: '<h1>Please sign in</h1>' }],
  ['the text within a page', { ...probed, text: '<p>vyomix-online</p>' }],
  ['nothing', { ...probed, text: '' }],
  ['the right text with the wrong status', { ...probed, status: 203 }],
  ['a redirect', { kind: 'inconclusive' }],
  ['no answer', { kind: 'unreachable' }],
] as const)('%s is no way to the site', async (_, answer) => {
  expect(await canReachSite(fakeHttp(answer))).toBe(false)
})
