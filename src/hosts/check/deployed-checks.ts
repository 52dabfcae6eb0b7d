import { createHash } from 'node:crypto'
import { config, examples } from '#content/config.ts'
import { listAt, parseJson, textAt, valueAt } from '#lib/json.ts'
import { pageFile } from '#lib/page-address.ts'
import { sitemapUrls } from '../sitemap.ts'
import type { DeployedSite } from './deployed-site.ts'
import type { Answer } from './http-answer.ts'
import { answerOf } from './http-answer.ts'
import { type CheckResult, each } from './request-checks.ts'

/** Returns the problems; null where nothing is known that could be checked. */
type Check = (deployed: DeployedSite) => Promise<readonly string[] | null>

/** The names of the checks that only a deployed site can pass. */
export type DeployedCheckName = keyof typeof checks

/** Checks what depends on the address, the worker, the mail service and the settings of a deployed site. What cannot be checked is left out. */
export async function deployedChecks(
  deployed: DeployedSite,
): Promise<readonly (CheckResult & { readonly name: DeployedCheckName })[]> {
  const results: (CheckResult & { readonly name: DeployedCheckName })[] = []
  for (const name of Object.keys(checks) as DeployedCheckName[]) {
    const check: Check = checks[name]
    const problems = await check(deployed).catch((error: Error) => [error.message])
    if (problems !== null) results.push({ name, problems })
  }
  return results
}

const OWN_COMPUTER = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
const SETTLED_MS = 15_000

const checks = {
  async 'the address is encrypted, and the one without encryption leads to it'({ host }) {
    const { protocol, hostname, port } = new URL(host.url)
    if (OWN_COMPUTER.test(hostname)) return null
    if (protocol === 'http:') return [`${host.url} is not encrypted.`]
    if (port !== '') return []
    const plain = await answerOf(`http://${hostname}`, '/', {}, 'GET', SETTLED_MS).catch(() => null)
    if (plain === null) return [] // nothing listens there
    const { location = '' } = plain.headers
    const isUpgrade = [301, 302, 307, 308].includes(plain.status) && location.startsWith('https://')
    return isUpgrade ? [] : [`http://${hostname}/ has status ${plain.status} and leads to "${location}".`]
  },
  async 'pages, sitemap, feeds and robots.txt name this address'({ ask, home, host }) {
    const { origin } = new URL(host.url)
    const [sitemap, robots, xml, json] = await Promise.all(
      ['/sitemap.xml', '/robots.txt', '/feed.xml', '/feed.json'].map((path) => textOf(ask(path))),
    )
    const feed = parseJson(json ?? '')
    const named: Readonly<Record<string, readonly string[]>> = {
      'The start page': matches(home, /<link rel="canonical" href="([^"]*)"/g),
      'The sitemap': sitemapUrls(sitemap ?? ''),
      'robots.txt': matches(robots ?? '', /^Sitemap: *(\S+)/gim),
      'feed.xml': matches((xml ?? '').split('<entry>')[0] ?? '', / href="([^"]*)"/g),
      'feed.json': [textAt(feed, 'home_page_url'), ...listAt(feed, 'items').map((item) => textAt(item, 'url'))],
    }
    const closed = /^Disallow: *\/ *$/im.test(robots ?? '')
      ? ['robots.txt forbids search engines to read the site.']
      : []
    return [
      ...closed,
      ...Object.entries(named).flatMap(([what, urls]) => {
        const other = urls.find((url) => !URL.canParse(url) || new URL(url).origin !== origin)
        if (urls.length === 0) return [`${what} names no address.`]
        return other === undefined ? [] : [`${what} names ${clipped(other)}, not ${origin}.`]
      }),
    ]
  },
  async 'the worker can be installed, and its files arrive as they were built'({ ask }) {
    const worker = await ask('/sw.js')
    if (worker.status !== 200) return [`/sw.js has status ${worker.status}.`]
    const text = worker.body.toString()
    const lists = [...new Set(matches(text, /(\/sw\/[\w-]+\.js)/g))]
    if (lists.length === 0)
      return text === (await textOf(ask('/sw-off.js'))) ? ['The worker is switched off.'] : ['/sw.js names no files.']
    const answers = await Promise.all(lists.map(async (path) => ({ path, answer: await ask(path) })))
    const broken = answers.filter(({ answer }) => answer.status !== 200).map(({ path }) => `${path} is missing.`)
    const entries = answers.flatMap(({ answer }) => entriesOf(answer.body.toString()))
    const files = await each(entries, async ({ url, hash }) => {
      const { status, body } = await ask(url)
      if (status !== 200) return [`${url} has status ${status}.`]
      return hash === null || contentHash(body) === hash ? [] : [`${url} is not the file that was built.`]
    })
    return [...broken, ...files]
  },
  async 'the site can be installed'({ ask }) {
    const manifest = parseJson((await textOf(ask('/manifest.webmanifest'))) ?? '')
    const icons = listAt(manifest, 'icons').map((icon) => textAt(icon, 'src'))
    if (textAt(manifest, 'name') === '' || icons.length === 0) return ['The manifest has no name or no icons.']
    if (textAt(manifest, 'scope') !== '/')
      return [`The scope of the manifest is "${textAt(manifest, 'scope')}", not "/".`]
    return each(icons, async (icon) => {
      const { status } = await ask(icon.startsWith('/') ? icon : `/${icon}`)
      return status === 200 ? [] : [`The icon ${icon} has status ${status}.`]
    })
  },
  async 'the mail service takes requests from this address'({ home, host, ask }) {
    const { origin } = new URL(host.url)
    const { endpoint } = config.mail
    const target = new URL(endpoint, host.url)
    const preflight = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    }
    if (target.origin === origin) {
      const { status } = await ask(target.pathname, preflight, 'OPTIONS')
      return status >= 200 && status < 300 ? [] : [`Nobody takes mail at ${endpoint}: it has status ${status}.`]
    }
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(home)?.[1] ?? ''
    const refused = policy.includes(target.origin)
      ? []
      : [`The policy of the site does not allow ${target.origin}, the mail service of your settings.`]
    const path = `${target.pathname}${target.search}`
    const answer = await answerOf(target.origin, path, preflight, 'OPTIONS', SETTLED_MS)
    return [...refused, ...preflightProblems(target.origin, origin, answer)]
  },
  async 'settings are your own'(deployed) {
    const pages = await pagesOf(deployed)
    if (pages.length === 0) return null
    return Object.entries(examples).flatMap(([name, value]) => {
      const where = isTelling(value) ? pages.find(({ text }) => text.includes(value)) : undefined
      return where ? [`${name} is still the example ${value}, as ${where.address} shows.`] : []
    })
  },
  async 'people, projects and the office are your own'(deployed) {
    const found = new Map<string, string>()
    const pages = await pagesOf(deployed)
    if (pages.length === 0) return null
    for (const { address, text } of pages) {
      const office = text.includes('Dhruvgarh') ? ['an office in Dhruvgarh'] : []
      for (const what of [...exampleHosts(text).map((host) => `a link to ${host}`), ...office])
        found.set(what, found.get(what) ?? address)
    }
    return [...found].map(([what, address]) => `${address} shows ${what}, which is invented.`)
  },
} as const satisfies Readonly<Record<string, Check>>

/** Returns the pages of the sitemap with their texts. One that does not answer is reported elsewhere. */
function pagesOf({ ask, site }: DeployedSite): Promise<readonly { readonly address: string; readonly text: string }[]> {
  const read = async (address: string) => ({ address, text: (await textOf(ask(address)).catch(() => null)) ?? '' })
  return Promise.all(site.addresses.map(read))
}

/** Returns the hosts of a text that no one can have, except those of the settings. */
function exampleHosts(text: string): readonly string[] {
  const settings = Object.values(examples).join(' ')
  // looking back over one name only, because a hostile page may be a single long one
  const names = [...text.matchAll(/\.example\b/g)].map(({ index }) => text.slice(Math.max(0, index - 63), index))
  const hosts = names.flatMap((before) => /[\w-]+$/.exec(before)?.[0] ?? []).map((name) => `${name}.example`)
  return [...new Set(hosts)].filter((host) => !settings.includes(`//${host}`) && !settings.includes(`@${host}`))
}

/** An example that is a text of its own. `Vyomix` or a template's name could be anybody's. */
function isTelling(value: string): boolean {
  return /\.example|00000|Dhruvgarh/.test(value)
}

function preflightProblems(service: string, origin: string, { status, headers }: Answer): readonly string[] {
  const allowed = headers['access-control-allow-origin']
  const names = (headers['access-control-allow-headers'] ?? '').toLowerCase()
  if (status < 200 || status > 299) return [`${service} answers the browser's question with status ${status}.`]
  if (allowed !== '*' && allowed !== origin) return [`${service} allows ${allowed ?? 'no other site'}, not ${origin}.`]
  return names === '*' || names.includes('content-type') ? [] : [`${service} does not allow the header Content-Type.`]
}

type Entry = { readonly url: string; readonly hash: string | null }

/** Returns the files that a list of the worker names. A page has a seal instead of a hash of its whole text. */
function entriesOf(list: string): readonly Entry[] {
  const entries = parseJson(list.slice(list.indexOf(']=') + 2))
  return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) => {
    const url = textAt(entry, 'url')
    if (!/^\/(?!\/)/.test(url) || valueAt(entry, 'movedTo') !== undefined) return []
    const isPage = pageFile(url).endsWith('.html') && !/\.[a-z\d]+$/i.test(url)
    return [{ url, hash: isPage ? null : textAt(entry, 'hash') || textAt(entry, 'revision') || null }]
  })
}

/** Returns the hash of a file as the build writes it into the worker's lists. */
function contentHash(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}

async function textOf(answer: Promise<Answer>): Promise<string | null> {
  const { status, body } = await answer
  return status === 200 ? body.toString() : null
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}

/** A host may send anything, and a terminal may not be able to show it. */
function clipped(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').slice(0, 200)
}
