import { expect, test, vi } from 'vitest'
import { headersFile } from '#hosts/rule-files.ts'
import { forgetModules } from '#support/fresh-modules.ts'

const STYLES = ["'sha256-aaaa='", "'sha256-bbbb='"]

/** Returns the policies and the headers of a site whose settings have this mail endpoint. */
async function buildPolicies(endpoint?: string) {
  forgetModules()
  if (endpoint !== undefined) vi.stubEnv('VITE_MAIL_ENDPOINT', endpoint)
  const { metaCsp: metaPolicy, headerRules } = await import('#prerender/security.ts')
  const pages = [
    { address: '/', styleHashes: STYLES },
    { address: '/about', styleHashes: ["'sha256-cccc='"] },
  ]
  const headers = headersFile({ headers: headerRules(pages) })
  const worker = /\n\/sw\.js\n(?: {2}.*\n)*? {2}Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? ''
  return { page: metaPolicy(STYLES), headers, worker, header: /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? '' }
}

const PROVIDERS = 'https://api.openai.com https://api.anthropic.com https://generativelanguage.googleapis.com'

function directivesOf(policy: string): ReadonlyMap<string, string> {
  const directives = policy.split('; ').map((directive) => directive.split(' '))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources.join(' ')]))
}

test('everything that the policy does not list is forbidden', async () => {
  const { page } = await buildPolicies()
  expect(directivesOf(page).get('default-src')).toBe("'none'")
  expect(directivesOf(page).get('base-uri')).toBe("'none'")
})

test('inline scripts do not run, and text cannot become code', async () => {
  const { page, header } = await buildPolicies()
  for (const policy of [page, header]) {
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*|http:|blob:/)
    expect(directivesOf(policy).get('script-src')).toBe("'self'")
    expect(directivesOf(policy).get('require-trusted-types-for')).toBe("'script'")
    expect(directivesOf(policy).get('trusted-types')).toBe('vyomix-worker vyomix-thread')
  }
})

test('inline styles only apply if the build wrote them', async () => {
  const { page, header } = await buildPolicies()
  for (const policy of [page, header]) {
    expect(directivesOf(policy).get('style-src')).toBe("'self' 'sha256-aaaa=' 'sha256-bbbb='")
  }
})

test('a page allows its own styles, but not those of another page', async () => {
  const { headers } = await buildPolicies()
  const about = headers.slice(headers.indexOf('\n/about\n'), headers.indexOf('\n/sw.js\n'))
  expect(about).toContain("style-src 'self' 'sha256-cccc=';")
})

test('only pages and the worker have a policy, which would have no effect on pictures and fonts', async () => {
  const { headers } = await buildPolicies()
  const rules = headers.split(/\n+(?=\/)/).filter((rule) => rule.includes('Content-Security-Policy'))
  expect(rules.map((rule) => rule.split('\n')[0])).toEqual(['/', '/about', '/sw.js'])
})

test('only images may use data URLs', async () => {
  const { page } = await buildPolicies()
  const withData = [...directivesOf(page)].filter(([, sources]) => sources.includes('data:')).map(([name]) => name)
  expect(withData).toEqual(['img-src'])
})

test('a page connects only to the site and to the three model providers', async () => {
  const { page, header } = await buildPolicies()
  for (const policy of [page, header]) expect(directivesOf(policy).get('connect-src')).toBe(`'self' ${PROVIDERS}`)
})

test("with the owner's proxy, a page connects to the proxy, and to no provider directly", async () => {
  vi.stubEnv('VITE_CORS_PROXY', 'https://proxy.example/to/')
  const { page, header } = await buildPolicies()
  for (const policy of [page, header]) {
    expect(directivesOf(policy).get('connect-src')).toBe("'self' https://proxy.example")
  }
})

test('the worker connects to the site and the mail service, but to no provider', async () => {
  const { worker } = await buildPolicies('https://api.mail.example/api/v1.0/email/send')
  const directives = directivesOf(worker)
  expect(directives.get('connect-src')).toBe("'self' https://api.mail.example")
  expect(directives.get('default-src')).toBe("'none'")
  expect(directives.get('script-src')).toBe("'self'")
  expect(worker).not.toMatch(/openai|anthropic|google/)
})

test('only the origin of an external mail service is allowed, in the page and in the headers', async () => {
  const { page, header } = await buildPolicies('https://api.mail.example/api/v1.0/email/send')
  for (const policy of [page, header]) {
    expect(directivesOf(policy).get('connect-src')).toBe(`'self' https://api.mail.example ${PROVIDERS}`)
  }
})

test('the policy can be used in an attribute between double quotes', async () => {
  const { page } = await buildPolicies()
  expect(page).not.toMatch(/["<>\n]/)
})

test('only the headers forbid framing, because a meta tag cannot, and the rest of the policies is the same', async () => {
  const { page, header, headers } = await buildPolicies()
  expect(page).not.toContain('frame-ancestors')
  expect(header).toBe(`${page}; frame-ancestors 'none'`)
  expect(headers).toContain('X-Frame-Options: DENY')
})

test('files with a hash in their names are cached for a year, and all others are revalidated', async () => {
  const { headers } = await buildPolicies()
  const rules = headers.split(/\n+(?=\/)/).map((rule) => rule.split('\n'))
  const cacheControlOf = (path: string) =>
    rules.filter(([first]) => first === path).flatMap((rule) => rule.filter((line) => line.includes('Cache-Control')))
  expect(cacheControlOf('/assets/*')).toEqual(['  Cache-Control: public, max-age=31536000, immutable'])
  for (const path of ['/', '/about', '/sw.js', '/sw-off.js', '/manifest.webmanifest', '/covers/*', '/feed.xml']) {
    expect(cacheControlOf(path), path).toEqual(['  Cache-Control: no-cache'])
  }
})

test('the rule for all addresses has no caching header, because hosts join the headers of several rules', async () => {
  const { headers } = await buildPolicies()
  expect(headers.slice(0, headers.indexOf('\n/'))).not.toContain('Cache-Control')
})

test('a page may not use camera, microphone or location, but may write to the clipboard', async () => {
  const { headers } = await buildPolicies()
  for (const feature of ['camera=()', 'microphone=()', 'geolocation=()', 'clipboard-write=(self)']) {
    expect(headers).toContain(feature)
  }
})

test('if the owner has set a chat service, its origin is allowed', async () => {
  vi.stubEnv('VITE_CHAT_EMBED_URL', 'https://chat.example/embed.js')
  const { page } = await buildPolicies()
  vi.unstubAllEnvs()
  const directives = directivesOf(page)
  expect(directives.get('script-src')).toBe("'self' https://chat.example")
  expect(directives.get('frame-src')).toBe('https://chat.example')
  expect(directives.get('trusted-types')).toBe('vyomix-worker vyomix-thread vyomix-embed')
  expect(directives.get('default-src')).toBe("'none'")
})

test.each([
  'https://chat.example/embed.js; script-src *',
  'https://chat.example;script-src/embed.js',
  'https://chat.example,script-src/embed.js',
  'https://chat.example/\nContent-Security-Policy: x',
  'https://chat.example\r\n/embed.js',
  'https://*/embed.js',
  "https://'unsafe-inline'/embed.js",
  'https://chat.example/a;b.js',
])('an address of a chat service is rejected or adds only its origin to the policy: %j', async (address) => {
  const directives = [...directivesOf((await buildPolicies()).page).keys(), 'frame-src'].sort()
  vi.stubEnv('VITE_CHAT_EMBED_URL', address)
  const result = await buildPolicies().catch((error: Error) => error.message)
  vi.unstubAllEnvs()
  if (typeof result === 'string') return expect(result).toContain('VITE_CHAT_EMBED_URL')
  expect([...directivesOf(result.page).keys()].sort()).toEqual(directives)
  expect(directivesOf(result.page).get('script-src')).toBe("'self' https://chat.example")
  expect(result.headers.split('\n').filter((line) => line.includes('Content-Security-Policy'))).toHaveLength(3)
})
