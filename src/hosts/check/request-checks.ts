import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { onlineCheck } from '#lib/online-check.ts'
import { pageFile } from '#lib/page-address.ts'
import { headersFor } from '#server/header-rules.ts'
import { headersOfAll, METHODS, RULE_FILES, type SiteRules } from '../site-rules.ts'
import { sitemapUrls } from '../sitemap.ts'
import { type Answer, answerOf } from './http-answer.ts'
import type { RunningHost } from './running-hosts.ts'

/** Something that a host has to do, and what it does wrong: nothing, or a sentence for each mistake. */
export type CheckResult = { readonly name: string; readonly problems: readonly string[] }

/** What is known of a site, so that answers can be compared with it. */
export type KnownSite = {
  readonly rules: SiteRules
  /** The addresses of the sitemap, as they are in a URL. */
  readonly addresses: readonly string[]
  /** The address of the script that the start page loads first. */
  readonly script: string
  /** Returns the file as it was built; null where only the deployed site is known. */
  readonly bodyOf: (file: string) => Buffer | null
}

/** Sends a request for a path, and returns the answer as it came. It rejects with a sentence. */
export type Ask = (path: string, headers?: Readonly<Record<string, string>>, method?: string) => Promise<Answer>

/** What the checks have to know about a host. */
export type CheckedHost = Pick<
  RunningHost,
  'url' | 'encodings' | 'hasErrorPolicy' | 'canRefuse' | 'redirectStatuses'
> & {
  /** By default, it asks the host. */
  readonly ask?: Ask
}

type Checked = {
  readonly host: CheckedHost
  readonly site: KnownSite
  /** The names of the files that tell this host the rules. */
  readonly ruleFiles: readonly string[]
}
type Asked = Checked & { readonly rules: SiteRules; readonly ask: Ask }
/** Returns the problems; null where nothing is known that could be checked. */
type Check = (asked: Asked) => Promise<readonly string[] | null>

/** How many requests are under way at the same time. */
const PARALLEL = 4
const QUERY = '?q=1'

/** Returns what is known of a site that was built on this computer. */
export function knownBuild(built: string, rules: SiteRules): KnownSite {
  const sitemap = readFileSync(join(built, 'sitemap.xml'), 'utf8')
  const script = scriptOf(readFileSync(join(built, 'index.html'), 'utf8'))
  if (!script || !existsSync(join(built, script))) throw new Error('The start page loads no script.')
  const bodyOf = (file: string) => readFileSync(join(built, file))
  return { rules, addresses: sitemapUrls(sitemap).map((url) => new URL(url).pathname), script, bodyOf }
}

/** Returns the address of the script that a page loads first. */
export function scriptOf(page: string): string | undefined {
  return /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1]
}

/** The names of the checks. */
export type CheckName = keyof typeof checks

type NamedResult = CheckResult & { readonly name: CheckName }

/** Sends requests to a host, and returns what it does wrong. What cannot be checked is left out. */
export async function requestChecks(checked: Checked): Promise<readonly NamedResult[]> {
  const { host, site } = checked
  const ask: Ask = host.ask ?? ((path, headers, method) => answerOf(host.url, path, headers, method))
  const results: NamedResult[] = []
  for (const name of Object.keys(checks) as CheckName[]) {
    const check: Check = checks[name]
    const problems = await check({ ...checked, rules: site.rules, ask }).catch((error: Error) => [error.message])
    if (problems !== null) results.push({ name, problems })
  }
  return results
}

const checks = {
  async 'every address of the sitemap shows its page'({ ask, site }) {
    if (site.addresses.length === 0) return ['The sitemap names no address.']
    return each(site.addresses, async (address) => {
      const answer = await ask(address)
      const page = site.bodyOf(pageFile(decodeURI(address)))
      if (answer.status !== 200) return [`${address} has status ${answer.status}.`]
      if (!isHtml(answer)) return [`${address} has the type ${answer.headers['content-type']}.`]
      return !page || answer.body.equals(page) ? [] : [`${address} is not the page that was built.`]
    })
  },
  async 'a slash at the end, .html and /index lead to the one address, with the query'({ ask, host, rules }) {
    if (rules.pages.length === 0) return null
    const surplus = rules.pages.flatMap((page) =>
      (page === '/' ? ['/index.html'] : [`${page}/`, `/${pageFile(page)}`]).map((from) => ({ from, page })),
    )
    return each(surplus, ({ from, page }) => redirects(ask, host, from, page))
  },
  async 'no page or file has a second address'({ ask, host, site }) {
    if (!host.canRefuse) return null
    const [page = '/blog'] = site.addresses.filter((address) => address !== '/')
    const doubled = ['//', `/${page}`, `${page}//`, '/%2F', `/%2F${page.slice(1)}`, `${page}%2F`, `${page}%5C`]
    const steps = ['/.', `/.${page}`, `/%2e${page}`, `${page}/..`, `${page}/%2e%2e${page}`]
    const folders = ['/robots.txt/', '/sw.js/', '/manifest.webmanifest/', `${site.script}/`]
    return each([...doubled, ...steps, ...folders], async (address) => {
      const { status } = await ask(address)
      return status < 300 ? [`${address} shows a page or a file.`] : []
    })
  },
  async 'only GET and HEAD are answered'({ ask, host, site }) {
    if (!host.canRefuse) return null
    const requests = ['POST', 'PUT', 'DELETE', 'OPTIONS'].flatMap((method) =>
      ['/', `${site.addresses.at(-1)}/`, site.script, '/no-such-page'].map((address) => ({ method, address })),
    )
    return each(requests, async ({ method, address }) => {
      const { status, headers } = await ask(address, {}, method)
      if (status !== 405) return [`${method} ${address} has status ${status}.`]
      return headers.allow === METHODS.join(', ') ? [] : [`${method} ${address} has Allow: ${headers.allow}.`]
    })
  },
  async 'no address leads to another host or adds a header'({ ask, host, site }) {
    const [page = '/blog'] = site.addresses.filter((address) => address !== '/')
    const endings = ['.html', '/', '/index.html']
    const starts = [`/${page}`, `/%2F${page.slice(1)}`, `${page}%0d%0ax-injected:%201`, '//evil.example']
    return each(
      starts.flatMap((start) => endings.map((ending) => `${start}${ending}`)),
      async (address) => {
        const { status, headers } = await ask(address)
        const location = status >= 300 && status < 400 ? (headers.location ?? '') : '/'
        const target = URL.canParse(location, host.url) ? new URL(location, host.url) : null
        if (headers['x-injected'] !== undefined) return [`${address} adds a header.`]
        if (status < 300) return [`${address} shows a page.`]
        return target?.origin === new URL(host.url).origin ? [] : [`${address} leads to ${JSON.stringify(location)}.`]
      },
    )
  },
  async 'pages that moved lead to their new address'({ ask, host, rules }) {
    if (rules.moves.length === 0) return null
    return each(rules.moves, ({ from, to }) => redirects(ask, host, encodeURI(from), encodeURI(to)))
  },
  async 'an unknown address has status 404 and shows the page for it'({ ask, site }) {
    const page = site.bodyOf('404.html')
    return each(['/no-such-page', '/blog/no-such-article', '/assets', '/a/b/c'], async (address) => {
      const { status, body } = await ask(address)
      if (status !== 404) return [`${address} has status ${status}.`]
      return !page || body.equals(page) ? [] : [`${address} shows another page.`]
    })
  },
  async 'every answer has the security headers: pages, files, 304 and 404'({ ask, site, rules }) {
    const { headers } = await ask('/')
    const unchanged = { 'if-none-match': headers.etag ?? '' }
    const answers = [
      ...(await Promise.all(
        ['/', '/blog', site.script, '/sw.js', '/no-such-page'].map(async (address) => ({
          address,
          answer: await ask(address),
        })),
      )),
      { address: '/ unchanged', answer: await ask('/', unchanged) },
    ]
    const kept = answers.at(-1)?.answer.status === 304 ? [] : ['An unchanged page is not answered with status 304.']
    const missing = answers.flatMap(({ address, answer }) =>
      headersOfAll(rules)
        .filter(([name, value]) => answer.headers[name] !== value)
        .map(([name]) => `${address} has not the header ${name} of the rules.`),
    )
    return [...kept, ...missing]
  },
  async "each page has its policy, which allows the page's own styles"({ ask, host, rules }) {
    if (rules.pages.length === 0) return null
    return each([...rules.pages, '/no-such-page'], async (page) => {
      const { headers, body } = await ask(encodeURI(page))
      const policy = headers['content-security-policy']
      const wanted = headersFor(rules.headers, page)['content-security-policy']
      if (!policy && page === '/no-such-page' && !host.hasErrorPolicy) return []
      if (!policy || (wanted && policy !== wanted)) return [`${page} has not the policy of the rules.`]
      const styles = stylesOf(body.toString())
      const hashes = styles.map((css) => createHash('sha256').update(css).digest('base64'))
      return hashes.every((hash) => policy.includes(hash)) ? [] : [`The policy of ${page} forbids its own styles.`]
    })
  },
  async 'hashed files are cached for ever, pages and the worker never without a question'({ ask, site, rules }) {
    const asset = site.script
    const unchanged = { 'if-none-match': (await ask(asset)).headers.etag ?? '' }
    const addresses = ['/', '/blog', '/sw.js', '/manifest.webmanifest', onlineCheck.path, asset]
    const wrong = await each(addresses, async (address) => {
      const wanted = headersFor(rules.headers, address)['cache-control']
      const { status, headers } = await ask(address, address === asset ? unchanged : {})
      const value = headers['cache-control']
      return value === wanted ? [] : [`${address} (${status}) has Cache-Control: ${value}; the rules say ${wanted}.`]
    })
    return wrong
  },
  async 'a missing file is not cached for ever'({ ask }) {
    const { status, headers } = await ask('/assets/no-such-file-12345678.js')
    if (status !== 404) return [`It has status ${status}.`]
    return /immutable|max-age=[1-9]/.test(headers['cache-control'] ?? '')
      ? [`It has Cache-Control: ${headers['cache-control']}.`]
      : []
  },
  async 'pages, scripts and styles arrive compressed'({ ask, host, site }) {
    if (host.encodings.length === 0) return null
    const files = ['/', site.script, '/manifest.webmanifest', '/no-such-page']
    const pairs = files.flatMap((address) => host.encodings.map((encoding) => ({ address, encoding })))
    const plain = await each(pairs, async ({ address, encoding }) => {
      const { headers, body } = await ask(address, { 'accept-encoding': encoding })
      if (headers['content-encoding'] !== encoding) return [`${address} is not sent as ${encoding}.`]
      const text = encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)
      const same = (await ask(address)).body
      return text.equals(same) ? [] : [`${address} is another file as ${encoding}.`]
    })
    const both = await ask('/', { 'accept-encoding': 'gzip, deflate, br' })
    const preferred = host.encodings[0]
    const isBest = preferred === undefined || both.headers['content-encoding'] === preferred
    return [...plain, ...(isBest ? [] : [`A browser that reads everything gets ${both.headers['content-encoding']}.`])]
  },
  async 'files have their types'({ ask, site }) {
    const types: Readonly<Record<string, RegExp>> = {
      '/manifest.webmanifest': /^application\/manifest\+json/,
      '/sw.js': /^(text|application)\/javascript/,
      '/favicon.svg': /^image\/svg\+xml/,
      '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)/,
      '/feed.xml': /^(application|text)\/(atom\+)?xml/,
      '/feed.json': /^application\/(feed\+)?json/,
      [site.script]: /^(text|application)\/javascript/,
    }
    return each(Object.entries(types), async ([address, type]) => {
      const { headers } = await ask(address)
      return type.test(headers['content-type'] ?? '') ? [] : [`${address} has the type ${headers['content-type']}.`]
    })
  },
  async 'the forms can find out that they are online'({ ask }) {
    const { status, body } = await ask(onlineCheck.path)
    return status === 200 && body.toString().trim() === onlineCheck.text ? [] : [`${onlineCheck.path} is not the file.`]
  },
  async 'nobody can read the files that hold the rules'({ ask, ruleFiles }) {
    const files = new Set([...RULE_FILES, ...ruleFiles, 'index.html.br', 'index.html.gz', '.git/config'])
    return each([...files], async (file) => {
      const { status } = await ask(`/${file}`)
      return status >= 400 ? [] : [`/${file} has status ${status}.`] // wrangler answers for its own files with 502
    })
  },
} as const satisfies Readonly<Record<string, Check>>

async function redirects(
  ask: Ask,
  { url, redirectStatuses }: CheckedHost,
  from: string,
  to: string,
): Promise<readonly string[]> {
  const { status, headers } = await ask(`${from}${QUERY}`)
  if (!redirectStatuses.includes(status)) return [`${from} has status ${status}.`]
  const location = headers.location ?? ''
  if (!URL.canParse(location, url)) return [`${from} leads to no address.`]
  const { origin, pathname, search } = new URL(location, url)
  if (origin !== new URL(url).origin) return [`${from} leads to ${origin}.`]
  return `${pathname}${search}` === `${to}${QUERY}` ? [] : [`${from} leads to ${pathname}${search}.`]
}

/** Returns the inline styles of a page. It reads a page once, however strange it is. */
function stylesOf(page: string): readonly string[] {
  const pieces = page.split('</style>').slice(0, -1)
  return pieces.map((piece) => piece.slice(piece.indexOf('>', piece.lastIndexOf('<style')) + 1))
}

function isHtml({ headers }: Answer): boolean {
  return /^text\/html/.test(headers['content-type'] ?? '')
}

/** Checks items, a few at the same time, and returns the problems in the order of the items. */
export async function each<T>(
  items: readonly T[],
  check: (item: T) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const problems: (readonly string[])[] = []
  const waiting = [...items.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) problems[next[0]] = await check(next[1])
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  return problems.flat()
}
