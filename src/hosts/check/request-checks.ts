import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { onlineCheck } from '#lib/online-check.ts'
import { pageFile } from '#lib/page-address.ts'
import { headersFor } from '#server/header-rules.ts'
import { headersOfAll, RULE_FILES, type SiteRules } from '../site-rules.ts'
import { type Answer, answerOf } from './http-answer.ts'
import type { RunningHost } from './running-hosts.ts'

/** Something that a host has to do, and what it does wrong: nothing, or a sentence for each mistake. */
export type CheckResult = { readonly name: string; readonly problems: readonly string[] }

/** A host that is checked, with the site that was built and its rules. */
type Checked = {
  readonly host: RunningHost
  readonly built: string
  readonly rules: SiteRules
  /** The names of the files that tell this host the rules. */
  readonly ruleFiles: readonly string[]
}

const QUERY = '?q=1'
const COMPRESSION = 'pages, scripts and styles arrive compressed'

/** Sends requests to a host, and returns what it does wrong. */
export async function requestChecks(checked: Checked): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = []
  for (const [name, check] of Object.entries(checks).filter(
    ([name]) => name !== COMPRESSION || checked.host.encodings.length > 0,
  ))
    results.push({ name, problems: await check(checked).catch((error: Error) => [error.message]) })
  return results
}

const checks: Readonly<Record<string, (checked: Checked) => Promise<readonly string[]>>> = {
  async 'every address of the sitemap shows its page'({ host, built }) {
    const sitemap = readFileSync(join(built, 'sitemap.xml'), 'utf8')
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    if (addresses.length === 0) return ['The sitemap names no address.']
    return inTurn(addresses, async (address) => {
      const answer = await answerOf(host.url, address)
      const page = readFileSync(join(built, pageFile(decodeURI(address))))
      if (answer.status !== 200) return [`${address} has status ${answer.status}.`]
      if (!isHtml(answer)) return [`${address} has the type ${answer.headers['content-type']}.`]
      return answer.body.equals(page) ? [] : [`${address} is not the page that was built.`]
    })
  },
  async 'a slash at the end, .html and /index lead to the one address, with the query'({ host, rules }) {
    const surplus = rules.pages.flatMap((page) =>
      (page === '/' ? ['/index.html'] : [`${page}/`, `/${pageFile(page)}`]).map((from) => ({ from, page })),
    )
    return inTurn(surplus, ({ from, page }) => redirects(host, from, page))
  },
  async 'pages that moved lead to their new address'({ host, rules }) {
    return inTurn(rules.moves, ({ from, to }) => redirects(host, encodeURI(from), encodeURI(to)))
  },
  async 'an unknown address has status 404 and shows the page for it'({ host, built }) {
    const page = readFileSync(join(built, '404.html'))
    return inTurn(['/no-such-page', '/blog/no-such-article', '/assets', '/a/b/c'], async (address) => {
      const { status, body } = await answerOf(host.url, address)
      if (status !== 404) return [`${address} has status ${status}.`]
      return body.equals(page) ? [] : [`${address} shows another page.`]
    })
  },
  async 'every answer has the security headers: pages, files, 304 and 404'({ host, built, rules }) {
    const { headers } = await answerOf(host.url, '/')
    const unchanged = { 'if-none-match': headers.etag ?? '' }
    const answers = [
      ...(await Promise.all(['/', '/blog', assetOf(built), '/sw.js', '/no-such-page'].map(plainly(host)))),
      { address: '/ unchanged', answer: await answerOf(host.url, '/', unchanged) },
    ]
    const kept = answers.at(-1)?.answer.status === 304 ? [] : ['An unchanged page is not answered with status 304.']
    const missing = answers.flatMap(({ address, answer }) =>
      headersOfAll(rules)
        .filter(([name, value]) => answer.headers[name] !== value)
        .map(([name]) => `${address} has not the header ${name} of the rules.`),
    )
    return [...kept, ...missing]
  },
  async "each page has its policy, which allows the page's own styles"({ host, rules }) {
    return inTurn([...rules.pages, '/no-such-page'], async (page) => {
      const { headers, body } = await answerOf(host.url, encodeURI(page))
      const policy = headers['content-security-policy']
      const wanted = headersFor(rules.headers, page)['content-security-policy']
      if (!policy && page === '/no-such-page' && !host.hasErrorPolicy) return []
      if (!policy || (wanted && policy !== wanted)) return [`${page} has not the policy of the rules.`]
      const styles = [...body.toString().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
      const hashes = styles.map((css) => createHash('sha256').update(css).digest('base64'))
      return hashes.every((hash) => policy.includes(hash)) ? [] : [`The policy of ${page} forbids its own styles.`]
    })
  },
  async 'hashed files are cached for ever, pages and the worker never without a question'({ host, built, rules }) {
    const asset = assetOf(built)
    const unchanged = { 'if-none-match': (await answerOf(host.url, asset)).headers.etag ?? '' }
    const addresses = ['/', '/blog', '/sw.js', '/manifest.webmanifest', onlineCheck.path, asset]
    const wrong = await inTurn(addresses, async (address) => {
      const wanted = headersFor(rules.headers, address)['cache-control']
      const { status, headers } = await answerOf(host.url, address, address === asset ? unchanged : {})
      const value = headers['cache-control']
      return value === wanted ? [] : [`${address} (${status}) has Cache-Control: ${value}; the rules say ${wanted}.`]
    })
    return wrong
  },
  async 'a missing file is not cached for ever'({ host }) {
    const { status, headers } = await answerOf(host.url, '/assets/no-such-file-12345678.js')
    if (status !== 404) return [`It has status ${status}.`]
    return /immutable|max-age=[1-9]/.test(headers['cache-control'] ?? '')
      ? [`It has Cache-Control: ${headers['cache-control']}.`]
      : []
  },
  async [COMPRESSION]({ host, built }) {
    const files = ['/', assetOf(built), '/manifest.webmanifest', '/no-such-page']
    const pairs = files.flatMap((address) => host.encodings.map((encoding) => ({ address, encoding })))
    const plain = await inTurn(pairs, async ({ address, encoding }) => {
      const { headers, body } = await answerOf(host.url, address, { 'accept-encoding': encoding })
      if (headers['content-encoding'] !== encoding) return [`${address} is not sent as ${encoding}.`]
      const text = encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)
      const same = (await answerOf(host.url, address)).body
      return text.equals(same) ? [] : [`${address} is another file as ${encoding}.`]
    })
    const both = await answerOf(host.url, '/', { 'accept-encoding': 'gzip, deflate, br' })
    const preferred = host.encodings[0]
    const isBest = preferred === undefined || both.headers['content-encoding'] === preferred
    return [...plain, ...(isBest ? [] : [`A browser that reads everything gets ${both.headers['content-encoding']}.`])]
  },
  async 'files have their types'({ host, built }) {
    const types: Readonly<Record<string, RegExp>> = {
      '/manifest.webmanifest': /^application\/manifest\+json/,
      '/sw.js': /^(text|application)\/javascript/,
      '/favicon.svg': /^image\/svg\+xml/,
      '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)/,
      '/feed.xml': /^(application|text)\/(atom\+)?xml/,
      '/feed.json': /^application\/(feed\+)?json/,
      [assetOf(built)]: /^(text|application)\/javascript/,
    }
    return inTurn(Object.entries(types), async ([address, type]) => {
      const { headers } = await answerOf(host.url, address)
      return type.test(headers['content-type'] ?? '') ? [] : [`${address} has the type ${headers['content-type']}.`]
    })
  },
  async 'the forms can find out that they are online'({ host }) {
    const { status, body } = await answerOf(host.url, onlineCheck.path)
    return status === 200 && body.toString().trim() === onlineCheck.text ? [] : [`${onlineCheck.path} is not the file.`]
  },
  async 'nobody can read the files that hold the rules'({ host, ruleFiles }) {
    const files = new Set([...RULE_FILES, ...ruleFiles, 'index.html.br', 'index.html.gz', '.git/config'])
    return inTurn([...files], async (file) => {
      const { status } = await answerOf(host.url, `/${file}`)
      return status >= 400 ? [] : [`/${file} has status ${status}.`] // wrangler answers for its own files with 502
    })
  },
}

async function redirects({ url, redirectStatuses }: RunningHost, from: string, to: string): Promise<readonly string[]> {
  const { status, headers } = await answerOf(url, `${from}${QUERY}`)
  const { pathname, search } = new URL(headers.location ?? '', url)
  if (!redirectStatuses.includes(status)) return [`${from} has status ${status}.`]
  return `${pathname}${search}` === `${to}${QUERY}` ? [] : [`${from} leads to ${pathname}${search}.`]
}

function plainly(host: RunningHost) {
  return async (address: string) => ({ address, answer: await answerOf(host.url, address) })
}

/** Returns the address of the script that a page loads first. */
function assetOf(built: string): string {
  const address = /src="(\/assets\/[^"]+\.js)"/.exec(readFileSync(join(built, 'index.html'), 'utf8'))?.[1]
  if (!address || !existsSync(join(built, address))) throw new Error('The start page loads no script.')
  return address
}

function isHtml({ headers }: Answer): boolean {
  return /^text\/html/.test(headers['content-type'] ?? '')
}

async function inTurn<T>(
  items: readonly T[],
  check: (item: T) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const problems: string[] = []
  for (const item of items) problems.push(...(await check(item)))
  return problems
}
