import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { HeaderRule } from '#hosts/site-rules.ts'
import { pageAddress } from '#lib/page-address.ts'
import { headersFor, parseHeaderRules } from '#server/header-rules.ts'
import { addresses } from '#support/addresses.ts'
import { builtText, collectProblems, fileNames, findElements, htmlDocuments } from '#support/built-site.ts'

const rules = parseHeaderRules(builtText('_headers'))
const headers = (path: string) => headersFor(rules, path)
const everyPath = [...addresses, ...fileNames.filter((file) => !file.endsWith('.html')).map((file) => `/${file}`)]

function directivesOf(policy: string | undefined): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    (policy ?? '')
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )
}
/** Returns the source expression with which a policy allows an inline style. */
function hashOf(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`
}

const policy = directivesOf(headers('/')['content-security-policy'])

test('the policy forbids everything by default, and allows only the site itself for each kind of file', () => {
  expect(policy['default-src']).toEqual(["'none'"])
  expect(policy['script-src']).toEqual(["'self'"])
  expect(policy['img-src']).toEqual(["'self'", 'data:'])
  for (const name of ['font-src', 'media-src', 'manifest-src', 'worker-src', 'form-action'])
    expect([name, policy[name]]).toEqual([name, ["'self'"]])
  for (const name of ['base-uri', 'frame-ancestors']) expect([name, policy[name]]).toEqual([name, ["'none'"]])
  expect(policy['require-trusted-types-for']).toEqual(["'script'"])
  expect(policy['trusted-types']).toEqual(['vyomix-worker', 'vyomix-thread'])
})

test('the policy of an address allows exactly the inline styles of all pages that may be served there', () => {
  const stylesIn = (within: typeof htmlDocuments) => [
    ...new Set(within.flatMap((page) => findElements(page, 'style').map(({ inner }) => hashOf(inner)))),
  ]
  const folderOf = ({ file }: (typeof htmlDocuments)[number]) => /^(blog|jobs|projects|services)(?=\/)/.exec(file)?.[0]
  const documentsServedIn = (folder: string) =>
    htmlDocuments.filter((page) => folderOf(page) === folder || [`${folder}.html`, '404.html'].includes(page.file))
  for (const page of htmlDocuments) {
    const [self, ...named] =
      directivesOf(headers(pageAddress(`/${page.file}`))['content-security-policy'])['style-src'] ?? []
    expect([page.file, self]).toEqual([page.file, "'self'"])
    const folder = folderOf(page)
    expect([page.file, ...named.toSorted()]).toEqual([
      page.file,
      ...stylesIn(folder ? documentsServedIn(folder) : [page]).toSorted(),
    ])
  }
})

// https://developers.cloudflare.com/pages/configuration/headers/
test('no line of the header rules is longer than hosts can read', () => {
  expect(
    builtText('_headers')
      .split('\n')
      .filter((line) => line.length > 2000),
  ).toEqual([])
})

test.each([
  ['/blog/no-such-article', ['404.html', 'blog.html']],
  ['/services/no-such-service', ['404.html', 'services.html']],
])('the policy of %s allows the inline styles of the pages that hosts may serve there', (address, files) => {
  const named = directivesOf(headers(address)['content-security-policy'])['style-src'] ?? []
  for (const file of files) {
    const page = htmlDocuments.find((each) => each.file === file)
    expect(page && findElements(page, 'style').filter(({ inner }) => !named.includes(hashOf(inner)))).toEqual([])
  }
})

test('the policy has no source that allows everything', () => {
  const permissive = Object.entries(policy).filter(([, sources]) =>
    sources.some((source) => /unsafe|\*|^(https?|blob|filesystem):$/.test(source)),
  )
  expect(permissive).toEqual([])
})

test('scripts may connect only to the site itself and to single HTTPS origins', () => {
  const [own, ...others] = policy['connect-src'] ?? []
  expect(own).toBe("'self'")
  expect(others.filter((source) => !/^https:\/\/[\w.-]+(:\d+)?$/.test(source))).toEqual([])
})

test('the worker may not connect to a model provider', () => {
  const worker = directivesOf(headers('/sw.js')['content-security-policy'])
  expect(worker['connect-src']?.[0]).toBe("'self'")
  expect(worker['connect-src']?.filter((source) => /openai|anthropic|google/.test(source))).toEqual([])
  expect([worker['default-src'], worker['script-src']]).toEqual([["'none'"], ["'self'"]])
})

test('the policy in a page equals that of its header, except for header-only directives and the styles of other pages', () => {
  const problems = collectProblems(htmlDocuments, (page) => {
    const [meta, ...more] = findElements(page, 'meta', { 'http-equiv': 'Content-Security-Policy' })
    const own = findElements(page, 'style').map(({ inner }) => hashOf(inner))
    const header = headers(pageAddress(`/${page.file}`))['content-security-policy']?.split('; ') ?? []
    const expected = header.flatMap((part) => {
      if (part.startsWith('frame-ancestors')) return []
      return part.startsWith('style-src') ? [["style-src 'self'", ...own].join(' ')] : [part]
    })
    if (!meta || more.length > 0 || meta.attributes.content !== expected.join('; '))
      return ['not the policy of the header']
    const before = page.elements.slice(0, page.elements.indexOf(meta))
    return before.some(({ tag }) => /^(script|link|style|img)$/.test(tag)) ? ['the policy comes after a resource'] : []
  })
  expect(problems).toEqual([])
})

test('every page has a policy that forbids framing, under both of its addresses', () => {
  const pages = everyPath.filter((path) => addresses.includes(path) || path.endsWith('.html'))
  const open = pages.filter((path) => !headers(path)['content-security-policy']?.includes("frame-ancestors 'none'"))
  expect(open).toEqual([])
})

test('every response has the security headers', () => {
  const wanted: Readonly<Record<string, RegExp>> = {
    'x-content-type-options': /^nosniff$/,
    'x-frame-options': /^DENY$/,
    'referrer-policy': /^(no-referrer|strict-origin-when-cross-origin|same-origin|strict-origin)$/,
    'cross-origin-opener-policy': /^same-origin$/,
    'permissions-policy': /camera=\(\)/,
  }
  const missing = everyPath.flatMap((path) =>
    Object.entries(wanted)
      .filter(([name, value]) => !value.test(headers(path)[name] ?? ''))
      .map(([name]) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})

// names that Chromium does not know, such as bluetooth and web-share, would log a warning on every page
test('powerful features are off, and those that the site uses are allowed for the site alone', () => {
  const allowances = headers('/')['permissions-policy']?.split(/,\s*/) ?? []
  const off = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'display-capture'].map(
    (name) => `${name}=()`,
  )
  const ownOnly = ['clipboard-write', 'fullscreen'].map((name) => `${name}=(self)`)
  expect([...off, ...ownOnly].filter((each) => !allowances.includes(each))).toEqual([])
})

test('pages and workers are revalidated each time, and hashed files are cached for ever', () => {
  const wanted = (path: string) => {
    if (path.startsWith('/assets/')) return /^public, max-age=31536000, immutable$/
    if (path === '/online-check.txt') return /^no-store$/
    return addresses.includes(path) || /\.html$|^\/sw(-off)?\.js$|\.webmanifest$/.test(path)
      ? /^no-cache$/
      : /no-cache|max-age/
  }
  const served = everyPath.filter((path) => !path.startsWith('/_'))
  const wrong = served.filter((path) => !wanted(path).test(headers(path)['cache-control'] ?? ''))
  expect(wrong.map((path) => `${path}: ${headers(path)['cache-control'] ?? 'no header'}`)).toEqual([])
})

test('only files with a content hash in their name are cached for ever', () => {
  const files = fileNames.filter((file) => headers(`/${file}`)['cache-control']?.includes('immutable'))
  expect(files.filter((file) => !/-[\w-]{8}\.(js|css|woff2)$/.test(file))).toEqual([])
})

test('no two rules set the same header for one address: Cloudflare would join both values with a comma', () => {
  const doubled = everyPath.flatMap((path) => {
    const headersSet = rules
      .filter((rule) => matches(rule, path))
      .flatMap(({ pattern, headers }) => headers.map(([name]) => ({ pattern, name })))
    return headersSet.flatMap(({ pattern, name }, index) =>
      headersSet
        .slice(0, index)
        .flatMap((before) => (before.name === name ? [`${name}: ${before.pattern} and ${pattern}`] : [])),
    )
  })
  expect([...new Set(doubled)]).toEqual([])
})

test('there are at most 100 header rules, one for each folder of records, and no line over 2,000 characters', () => {
  expect(rules.length).toBeLessThanOrEqual(100)
  for (const folder of ['/blog/', '/services/'])
    expect(rules.filter(({ pattern }) => pattern.startsWith(folder))).toHaveLength(1)
  expect(
    builtText('_headers')
      .split('\n')
      .filter((line) => line.length > 2000),
  ).toEqual([])
})

test('Mozilla’s Observatory would rate the site A+', () => {
  const { score, lost } = observatory(headers('/'))
  console.log(`Observatory: ${score} points`)
  expect(lost).toEqual([])
  expect(score).toBeGreaterThanOrEqual(100)
})

function matches(rule: HeaderRule, path: string): boolean {
  return Object.keys(headersFor([rule], path)).length > 0
}

/** Returns the score that developer.mozilla.org/observatory gives for headers. Bonuses count only from 90 points up. */
function observatory(headers: Readonly<Record<string, string>>) {
  const hstsSeconds = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0)
  const isScriptSafe = !(policy['script-src'] ?? policy['default-src'] ?? ['*']).some((source) =>
    /unsafe|\*|^https?:$|data:/.test(source),
  )
  const losses = [
    { name: 'no policy against foreign scripts', points: isScriptSafe ? 0 : 25 },
    { name: 'no Strict-Transport-Security of half a year or more', points: hstsSeconds >= 15_768_000 ? 0 : 20 },
    { name: 'can be framed', points: policy['frame-ancestors'] || headers['x-frame-options'] ? 0 : 20 },
    { name: 'no X-Content-Type-Options', points: headers['x-content-type-options'] === 'nosniff' ? 0 : 5 },
    { name: 'no referrer policy', points: headers['referrer-policy'] ? 0 : 5 },
  ].filter(({ points }) => points > 0)
  const base = 100 - losses.reduce((sum, { points }) => sum + points, 0)
  const bonus =
    (policy['default-src']?.join() === "'none'" && isScriptSafe ? 10 : 0) +
    (policy['frame-ancestors'] ? 5 : 0) +
    (headers['referrer-policy'] ? 5 : 0) +
    (/same-(origin|site)/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0)
  return { score: base >= 90 ? base + bonus : base, lost: losses.map(({ name, points }) => `${name}: -${points}`) }
}
