import { expect, test } from 'vitest'
import { headersFile, parseRedirects, redirectsFile } from '#hosts/rule-files.ts'
import { parseHeaderRules } from '#server/header-rules.ts'
import { hostileRules, smallRules } from '#support/site-rules.ts'

test('a page that moved is a line, and other pages are none', () => {
  expect(redirectsFile(smallRules)).toBe('/blog/edge-ai /blog/edge-ai-next-to-the-machine 301\n')
})

test.each([
  ['the rules of a small site', smallRules],
  ['rules with spaces, quotes and signs that mean something to a host', hostileRules],
])('%s can be read back from the files', (_, rules) => {
  const redirects = redirectsFile(rules)
  expect(parseRedirects(redirects)).toEqual(rules.moves)
  expect(parseHeaderRules(headersFile(rules))).toEqual(rules.headers)
})

test('each rule of the headers is a block, with the names as they are usually spelled', () => {
  expect(headersFile({ headers: smallRules.headers.slice(0, 2) })).toBe(
    '/*\n  X-Frame-Options: DENY\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  )
})
