import { expect, test } from 'vitest'
import { headersFile, parsePages, parseRedirects, redirectsFile } from '#hosts/rule-files.ts'
import { parseHeaderRules } from '#server/header-rules.ts'
import { hostileRules, smallRules } from '#support/site-rules.ts'

const moves = [{ from: '/blog/edge-ai', to: '/blog/edge-ai-next-to-the-machine' }]

test('a former address and an address with an extension redirect to the current address', () => {
  expect(redirectsFile({ pages: ['/', '/about'], moves }).split('\n')).toEqual([
    '/blog/edge-ai /blog/edge-ai-next-to-the-machine 301',
    '/index.html / 301!',
    '/about.html /about 301!',
    '',
  ])
})

test.each([
  ['the rules of a small site', smallRules],
  ['rules with spaces, quotes and signs that mean something to a host', hostileRules],
])('%s can be read back from the files', (_, rules) => {
  const redirects = redirectsFile(rules)
  expect(parseRedirects(redirects)).toEqual(rules.moves)
  expect(parsePages(redirects)).toEqual(rules.pages)
  expect(parseHeaderRules(headersFile(rules))).toEqual(rules.headers)
})

test('each rule of the headers is a block, with the names as they are usually spelled', () => {
  expect(headersFile({ headers: smallRules.headers.slice(0, 2) })).toBe(
    '/*\n  X-Frame-Options: DENY\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  )
})
