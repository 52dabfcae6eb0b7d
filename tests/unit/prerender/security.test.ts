import { expect, test, vi } from 'vitest'

const STYLES = ["'sha256-aaaa='", "'sha256-bbbb='"]

/** The policy of a page, and the headers, with this mail endpoint in the settings. */
async function security(endpoint?: string) {
  vi.resetModules()
  if (endpoint !== undefined) vi.stubEnv('VITE_MAIL_ENDPOINT', endpoint)
  const { metaCsp: metaPolicy, headersFile } = await import('#prerender/security.ts')
  const headers = headersFile([
    { address: '/', styleHashes: STYLES },
    { address: '/about', styleHashes: ["'sha256-cccc='"] },
  ])
  const worker = /\n\/sw\.js\n(?: {2}.*\n)*? {2}Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? ''
  return { page: metaPolicy(STYLES), headers, worker, header: /Content-Security-Policy: (.*)/.exec(headers)?.[1] ?? '' }
}

const PROVIDERS = 'https://api.openai.com https://api.anthropic.com https://generativelanguage.googleapis.com'

function directivesOf(policy: string): ReadonlyMap<string, string> {
  const directives = policy.split('; ').map((directive) => directive.split(' '))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources.join(' ')]))
}

test('everything that is not named is forbidden', async () => {
  const { page } = await security()
  expect(directivesOf(page).get('default-src')).toBe("'none'")
  expect(directivesOf(page).get('base-uri')).toBe("'none'")
})

test('inline scripts do not run, and text cannot become code', async () => {
  const { page, header } = await security()
  for (const policy of [page, header]) {
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*|http:|blob:/)
    expect(directivesOf(policy).get('script-src')).toBe("'self'")
    expect(directivesOf(policy).get('require-trusted-types-for')).toBe("'script'")
    expect(directivesOf(policy).get('trusted-types')).toBe('vyomix-worker vyomix-thread')
  }
})

test('inline styles only apply if the build wrote them', async () => {
  const { page, header } = await security()
  for (const policy of [page, header]) {
    expect(directivesOf(policy).get('style-src')).toBe("'self' 'sha256-aaaa=' 'sha256-bbbb='")
  }
})

test('a page allows its own styles, and not those of another page', async () => {
  const { headers } = await security()
  const about = headers.slice(headers.indexOf('\n/about\n'), headers.indexOf('\n/sw.js\n'))
  expect(about).toContain("style-src 'self' 'sha256-cccc=';")
})

test('scripts, images and fonts are sent without a policy, which would have no effect on them', async () => {
  const { headers } = await security()
  const rules = headers.split(/\n+(?=\/)/).filter((rule) => rule.includes('Content-Security-Policy'))
  expect(rules.map((rule) => rule.split('\n')[0])).toEqual(['/', '/about', '/sw.js'])
})

test('only images may use data URLs', async () => {
  const { page } = await security()
  const withData = [...directivesOf(page)].filter(([, sources]) => sources.includes('data:')).map(([name]) => name)
  expect(withData).toEqual(['img-src'])
})

test('a page connects only to the site and to the three model providers', async () => {
  const { page, header } = await security()
  for (const policy of [page, header]) expect(directivesOf(policy).get('connect-src')).toBe(`'self' ${PROVIDERS}`)
})

test("with the owner's proxy, runs go through it and no provider is connected directly", async () => {
  vi.stubEnv('VITE_CORS_PROXY', 'https://proxy.example/to/')
  const { page, header } = await security()
  for (const policy of [page, header]) {
    expect(directivesOf(policy).get('connect-src')).toBe("'self' https://proxy.example")
  }
})

test('the worker connects to the site and the mail service, and to no provider', async () => {
  const { worker } = await security('https://api.mail.example/api/v1.0/email/send')
  const directives = directivesOf(worker)
  expect(directives.get('connect-src')).toBe("'self' https://api.mail.example")
  expect(directives.get('default-src')).toBe("'none'")
  expect(directives.get('script-src')).toBe("'self'")
  expect(worker).not.toMatch(/openai|anthropic|google/)
})

test('an external mail service is named by its origin only, in the page and in the headers', async () => {
  const { page, header } = await security('https://api.mail.example/api/v1.0/email/send')
  for (const policy of [page, header]) {
    expect(directivesOf(policy).get('connect-src')).toBe(`'self' https://api.mail.example ${PROVIDERS}`)
  }
})

test('the policy can be used in an attribute between double quotes', async () => {
  const { page } = await security()
  expect(page).not.toMatch(/["<>\n]/)
})

test('only the header forbids framing, since a page cannot do so itself; otherwise both are the same', async () => {
  const { page, header, headers } = await security()
  expect(page).not.toContain('frame-ancestors')
  expect(header).toBe(`${page}; frame-ancestors 'none'`)
  expect(headers).toContain('X-Frame-Options: DENY')
})

test('files with a hash in their name are cached for ever, pages and the worker are revalidated', async () => {
  const { headers } = await security()
  const rules = headers.split(/\n+(?=\/)/).map((rule) => rule.split('\n'))
  const cachesOf = (path: string) =>
    rules.filter(([first]) => first === path).flatMap((rule) => rule.filter((line) => line.includes('Cache-Control')))
  expect(cachesOf('/assets/*')).toEqual(['  Cache-Control: public, max-age=31536000, immutable'])
  for (const path of ['/', '/about', '/sw.js', '/sw-off.js', '/manifest.webmanifest', '/covers/*', '/feed.xml']) {
    expect(cachesOf(path), path).toEqual(['  Cache-Control: no-cache'])
  }
})

test('a rule for every address has no caching header, since hosts join the headers of several rules', async () => {
  const { headers } = await security()
  expect(headers.slice(0, headers.indexOf('\n/'))).not.toContain('Cache-Control')
})

test('a page may not use camera, microphone or location', async () => {
  const { headers } = await security()
  for (const feature of ['camera=()', 'microphone=()', 'geolocation=()', 'clipboard-write=(self)']) {
    expect(headers).toContain(feature)
  }
})

test('a chat service is allowed only if the owner has set one, and by its origin only', async () => {
  vi.stubEnv('VITE_CHAT_EMBED_URL', 'https://chat.example/embed.js')
  const { page } = await security()
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
])('without a chat service nothing is added to the policy or the headers: %j', async (address) => {
  const directives = [...directivesOf((await security()).page).keys(), 'frame-src'].sort()
  vi.stubEnv('VITE_CHAT_EMBED_URL', address)
  const told = await security().catch((error: Error) => error.message)
  vi.unstubAllEnvs()
  if (typeof told === 'string') return expect(told).toContain('VITE_CHAT_EMBED_URL')
  expect([...directivesOf(told.page).keys()].sort()).toEqual(directives)
  expect(directivesOf(told.page).get('script-src')).toBe("'self' https://chat.example")
  expect(told.headers.split('\n').filter((line) => line.includes('Content-Security-Policy'))).toHaveLength(3)
})
