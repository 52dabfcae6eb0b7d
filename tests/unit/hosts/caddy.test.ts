import { expect, test } from 'vitest'
import { caddyFiles } from '#hosts/caddy.ts'
import { DEFAULT_CACHING, MALFORMED_ADDRESS } from '#hosts/site-rules.ts'
import { HOSTILE_TEXTS, hostileRules, smallRules } from '#support/site-rules.ts'

const siteFile = (rules: typeof smallRules) => caddyFiles(rules)['site.caddy'] ?? ''
const withoutBraces = { ...hostileRules, headers: smallRules.headers }

test('the policy and the caching of a page are those of its file', () => {
  const text = siteFile(smallRules)
  expect(text).toContain(
    '@cache_control_2 path_regexp `^/index\\x2ehtml$`\n\theader @cache_control_2 cache-control `no-cache`',
  )
  expect(text).toContain('path_regexp `^/assets/.*$`')
})

test('an error is not cached, and has the policy of the page for unknown addresses', () => {
  const errors = siteFile(smallRules).split('handle_errors')[1]
  expect(errors).toContain('header Cache-Control no-store')
  expect(errors).toContain(`header content-security-policy \`default-src 'none'\``)
  expect(errors).toContain('header x-frame-options `DENY`')
  expect(errors?.match(/header -\S+/g)).toEqual(['header -Server']) // Caddy removes at the end, after it has set
})

test.each([
  ['@written not method GET HEAD', 'error @written 405'],
  ['header @written Allow "GET, HEAD"', 'error @written 405'],
  [`@malformed expression \`{http.request.uri}.matches(r"${MALFORMED_ADDRESS}")\``, 'error @malformed 404'],
  ['@folder {\n\t\tpath */\n\t\tnot path /\n\t}', 'error @folder 404'],
  ['@no_file not file {path}', 'error @no_file 404'],
  ['error @malformed 404', '@start {'], // before an address can be redirected
  ['redir {uri} 301', 'error @folder 404'], // after the slash of a page was removed
  ['header Cache-Control no-store', 'error @written 405'],
  ['error @no_file 404', `header Cache-Control \`${DEFAULT_CACHING}\``],
  [`header Cache-Control \`${DEFAULT_CACHING}\``, 'header @cache_control_0'],
])('%j comes before %j, because the order of the lines counts', (first, second) => {
  const [answers = ''] = siteFile(smallRules).split('handle_errors')
  expect(answers).toContain(first)
  expect(answers.split(first).at(-1)).toContain(second)
})

test.each(HOSTILE_TEXTS)('a moved page with %j in its address matches itself alone', (text) => {
  const index = HOSTILE_TEXTS.indexOf(text)
  const file = siteFile(withoutBraces)
  const [, pattern = ''] = new RegExp(`@move_${index} path_regexp \`([^\`]*)\``).exec(file) ?? []
  const [, target = ''] = new RegExp(`redir @move_${index} (\\S+)\\{site_query\\} 301\\n`).exec(file) ?? []
  expect(pattern).not.toMatch(/[{}`]|\$(?!$)/)
  expect(new RegExp(pattern).test(`/old/${text}/page`)).toBe(true)
  expect(new RegExp(pattern).test('/old/other/page')).toBe(false)
  expect(target).toMatch(/^[\w/.~%-]+$/)
  expect(decodeURIComponent(target)).toBe(`/new/${text}/${index}`)
})

test('a surplus ending of a page leads to it, and the page itself stays', () => {
  const [, page = ''] = /@surplus path_regexp page `([^`]*)`/.exec(siteFile(smallRules)) ?? []
  const [, start = ''] = /@start \{\s+path_regexp `([^`]*)`\s+not path \/\n/.exec(siteFile(smallRules)) ?? []
  expect(new RegExp(page).exec('/blog/')?.[1]).toBe('/blog')
  expect(new RegExp(page).exec('/blog.html')?.[1]).toBe('/blog')
  expect(new RegExp(page).test('/blog')).toBe(false)
  expect(new RegExp(page).test('//blog.html')).toBe(false) // a browser would go to a host of that name
  expect(new RegExp(start).test('/index.html')).toBe(true)
  expect(new RegExp(start).test('/blog/index.html')).toBe(false)
})

test('the rules are as long for a thousand pages as for four', () => {
  const pages = Array.from({ length: 1000 }, (_, index) => `/blog/article-${index}`)
  expect(caddyFiles({ ...smallRules, pages })).toEqual(caddyFiles(smallRules))
})

test('a header with a brace is reported with its rule, because Caddy would replace it', () => {
  expect(() => siteFile(hostileRules)).toThrow(/^The rule for \/headers\/\d+\.html has a brace in x-text/)
})

test('quotation marks and backslashes in a header stay what they are', () => {
  const headers = [{ pattern: '/*', headers: [['x-text', 'say "hi" \\ now'] as const] }]
  expect(siteFile({ ...smallRules, headers })).toContain('header x-text `say "hi" \\ now`')
})
