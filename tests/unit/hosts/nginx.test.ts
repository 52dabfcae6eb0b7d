import { expect, test } from 'vitest'
import { nginxFiles } from '#hosts/nginx.ts'
import { DEFAULT_CACHING, MALFORMED_ADDRESS } from '#hosts/site-rules.ts'
import { HOSTILE_TEXTS, hostileRules, smallRules } from '#support/site-rules.ts'

/** Returns the words of each instruction, as nginx reads them: quotation marks and their backslashes are gone. */
function instructions(text: string): readonly (readonly string[])[] {
  const tokens = [...text.matchAll(/#[^\n]*|"((?:\\[\s\S]|[^"\\])*)"|([{};])|([^\s"{};]+)/g)]
  const done: string[][] = []
  let words: string[] = []
  for (const [token, quoted, mark] of tokens) {
    if (token.startsWith('#')) continue
    if (mark === undefined) words.push(quoted === undefined ? token : quoted.replace(/\\([\\"'])/g, '$1'))
    else if (words.length > 0) {
      done.push(words)
      words = []
    }
  }
  return done
}

const filesOf = (rules: typeof smallRules) => {
  const { 'maps.conf': maps = '', 'server.conf': server = '' } = nginxFiles(rules)
  return { maps: instructions(maps), server: instructions(server) }
}

test('the policy and the caching of a page are those of its file, so that a missing page has its own', () => {
  const { maps } = filesOf(smallRules)
  expect(maps).toContainEqual(['/404.html', "default-src 'none'"])
  expect(maps).toContainEqual(['/blog.html', 'no-cache'])
  expect(maps).toContainEqual(['~^/blog/.*$', 'no-cache'])
  expect(maps).toContainEqual(['/online-check.txt', 'no-store'])
})

test('what may be cached for ever is so only with the statuses of a file', () => {
  const { maps, server } = filesOf(smallRules)
  expect(maps).toContainEqual(['~^/assets/.*$', 'public, max-age=31536000, immutable'])
  expect(maps).toContainEqual(['~^(?:200|206|304)$', '$site_cache_control'])
  expect(server).toContainEqual(['add_header', 'cache-control', '$site_cache', 'always'])
})

test('a file without a rule is asked for again, and a program behind nginx says itself what may be cached', () => {
  const { maps } = filesOf(smallRules)
  expect(maps).toContainEqual(['default', DEFAULT_CACHING])
  expect(maps).toContainEqual(['map', '$status$upstream_status', '$site_cache'])
  expect(maps).toContainEqual(['~^[0-9]{4}', ''])
})

test('the start page and all other addresses refuse other methods and malformed addresses', () => {
  const { maps, server } = filesOf(smallRules)
  expect(server.filter(([name]) => name === 'if').slice(0, 2)).toEqual([
    ['if', '($request_method', '!~', '^(?:GET|HEAD)$', ')'],
    ['if', '($request_uri', '~', MALFORMED_ADDRESS, ')'],
  ])
  expect(server.filter(([, what]) => what === '405')).toHaveLength(2)
  expect(server.filter(([, , , pattern]) => pattern === MALFORMED_ADDRESS)).toHaveLength(2)
  expect(maps).toContainEqual(['405', 'GET, HEAD'])
})

test('every response has the security headers, whatever its status', () => {
  expect(filesOf(smallRules).server).toContainEqual(['add_header', 'x-frame-options', 'DENY', 'always'])
})

test('a page that moved and a surplus ending lead to the one address', () => {
  const { maps } = filesOf(smallRules)
  expect(maps).toContainEqual(['/blog/edge-ai', '/blog/edge-ai-next-to-the-machine'])
})

test.each([
  ['/blog/', '/blog'],
  ['/blog.html', '/blog'],
  ['/blog/index.html/', '/blog'],
  ['/blog', undefined],
  ['/index.html', '/'],
  ['/index', '/'],
  ['//blog.html', undefined], // a browser would go to a host of that name
])('the address %s leads to %s', (address, target) => {
  const rewrites = filesOf(smallRules).server.filter(([name]) => name === 'rewrite')
  const found = rewrites.find(([, pattern = '']) => new RegExp(pattern).test(address))
  expect(found && address.replace(new RegExp(found[1] ?? ''), found[2] ?? '')).toBe(target)
})

test('a surplus ending redirects only if the page has a file', () => {
  const { maps, server } = filesOf(smallRules)
  expect(maps.filter(([, value]) => value === '$site_name.html')).toHaveLength(1)
  expect(server).toContainEqual(['if', '(-f', '$document_root$site_surplus)'])
})

test('the rules are as long for a thousand pages as for four', () => {
  const pages = Array.from({ length: 1000 }, (_, index) => `/blog/article-${index}`)
  expect(nginxFiles({ ...smallRules, pages })).toEqual(nginxFiles(smallRules))
})

test('a long address is a pattern, because it would not fit into the table of a map', () => {
  const from = `/blog/${'long-'.repeat(20)}`
  const { maps } = filesOf({ ...smallRules, moves: [{ from, to: '/blog' }] })
  expect(maps).toContainEqual([`~^${from}$`, '/blog'])
})

test.each(HOSTILE_TEXTS)('a moved page with %j in its address is one key, and its target one value', (text) => {
  const { maps } = filesOf(hostileRules)
  const index = HOSTILE_TEXTS.indexOf(text)
  const target = maps.filter(([, value]) => value?.endsWith(`/${index}`) && value.startsWith('/new/'))
  expect(target.map((words) => words.length)).toEqual([2])
  expect(target.map(([key]) => key)).toEqual([`/old/${text}/page`])
  expect(target[0]?.[1]).toMatch(/^[\w/.~%-]+$/)
  expect(decodeURIComponent(target[0]?.[1] ?? '')).toBe(`/new/${text}/${index}`)
})

test('a dollar in a header is no variable', () => {
  const { maps } = filesOf(hostileRules)
  expect(maps.map(([, value]) => value)).toContain(`\${site_dollar}request_uri`)
})

test('a header that is longer than nginx reads is reported with its rule', () => {
  const headers = [{ pattern: '/blog/*', headers: [['content-security-policy', 'x'.repeat(5000)] as const] }]
  expect(() => nginxFiles({ ...smallRules, headers })).toThrow(/^The rule for \/blog\/\* is \d+ characters long/)
})
