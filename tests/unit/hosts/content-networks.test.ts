import { expect, test } from 'vitest'
import { cloudflareFiles } from '#hosts/cloudflare.ts'
import { netlifyFiles } from '#hosts/netlify.ts'
import { headersFor, parseHeaderRules } from '#server/header-rules.ts'
import { hostileRules, smallRules } from '#support/site-rules.ts'

const linesOf = (text = '') => text.trimEnd().split('\n')
const files = ['/assets/app-12345678.js', '/index.html']

test('Cloudflare’s redirects are those of pages that moved, with and without a slash at the end', () => {
  expect(linesOf(cloudflareFiles(smallRules)._redirects)).toEqual([
    '/blog/edge-ai /blog/edge-ai-next-to-the-machine 301',
    '/blog/edge-ai/ /blog/edge-ai-next-to-the-machine 301',
  ])
  expect(cloudflareFiles({ ...smallRules, moves: [] })._redirects).toBe('')
})

test('on Netlify each page has a line of its own, because its redirects have no pattern for an ending', () => {
  const lines = linesOf(netlifyFiles(smallRules, files)._redirects)
  expect(lines).toContain('/blog/edge-ai /blog/edge-ai-next-to-the-machine 301')
  expect(lines).toContain('/index.html / 301!')
  expect(lines).toContain('/blog.html /blog 301!')
})

test.each([
  ['Cloudflare', cloudflareFiles(hostileRules)._redirects],
  ['Netlify', netlifyFiles(hostileRules, files)._redirects],
])('each redirect for %s is three words, whatever is in the addresses', (_, text) => {
  const lines = linesOf(text)
  expect(lines.length).toBeGreaterThan(hostileRules.moves.length)
  expect(lines.filter((line) => !/^\/[\w/.~%-]* \/[\w/.~%-]* (301!?|404!)$/.test(line))).toEqual([])
})

test('a rule beyond a limit of Cloudflare is named', () => {
  const headers = Array.from({ length: 101 }, (_, index) => ({ pattern: `/rule-${index}`, headers: [] }))
  expect(() => cloudflareFiles({ ...smallRules, headers })).toThrow(
    /100 rules for headers, .* The first too many: \/rule-100$/,
  )
  const moves = Array.from({ length: 1001 }, (_, index) => ({ from: `/old-${index}`, to: '/' }))
  expect(() => cloudflareFiles({ ...smallRules, moves })).toThrow(/2000 redirects, .* \/old-1000 \/ 301$/)
})

test('a line that is longer than Cloudflare reads is named by its rule', () => {
  const headers = [{ pattern: '/blog/*', headers: [['content-security-policy', 'x'.repeat(2000)] as const] }]
  expect(() => cloudflareFiles({ ...smallRules, headers })).toThrow(
    /^A line of the rule for \/blog\/\* has \d+ characters/,
  )
  const moves = [{ from: '/old', to: `/${'long'.repeat(300)}` }]
  expect(() => cloudflareFiles({ ...smallRules, moves })).toThrow(/^A line of the rule for \/old has \d+ characters/)
})

test('Netlify caches for ever only files that exist, because it sends the headers of missing files too', () => {
  const rules = parseHeaderRules(netlifyFiles(smallRules, files)._headers ?? '')
  expect(headersFor(rules, '/assets/app-12345678.js')['cache-control']).toContain('immutable')
  expect(headersFor(rules, '/assets/gone-12345678.js')['cache-control']).toBeUndefined()
})

test('Netlify answers a request for the rules with status 404', () => {
  expect(linesOf(netlifyFiles(smallRules, files)._redirects).slice(0, 2)).toEqual([
    '/_headers /404.html 404!',
    '/_redirects /404.html 404!',
  ])
})
