import { pageFile } from '#lib/page-address.ts'
import { headersFile } from './rule-files.ts'
import { encodedAddress, type Redirect, type SiteRules } from './site-rules.ts'

// https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/, November 2026
const MAX_HEADER_RULES = 100
const MAX_HEADER_LINE = 2000
const MAX_REDIRECTS = 2000
const MAX_REDIRECT_LINE = 1000

/**
 * Returns the files that Cloudflare Pages reads, by name. It redirects before it looks for a file, so its rules need no
 * exclamation mark, and it redirects from a slash at the end as well. Pages for which there is no room have no rule:
 * Cloudflare redirects to their address by itself, with status 308.
 * @throws an Error that names the first rule beyond a limit of Cloudflare
 */
export function cloudflareFiles(rules: SiteRules): Readonly<Record<string, string>> {
  const pages = rules.pages.flatMap((page) => surplusAddresses(page).map((from) => ({ from, to: page })))
  const moves = rules.moves.flatMap(({ from, to }) => [from, `${from}/`].map((old) => ({ from: old, to })))
  const redirects = [...moves, ...pages.slice(0, Math.max(0, MAX_REDIRECTS - moves.length))].map(line)
  const headers = headersFile(rules)
  const patterns = rules.headers.map(({ pattern }) => pattern)
  assertCount(patterns, MAX_HEADER_RULES, 'rules for headers')
  assertCount(redirects, MAX_REDIRECTS, 'redirects')
  assertLength(headers.split('\n'), MAX_HEADER_LINE, (index) => headers.split('\n').slice(0, index + 1))
  assertLength(redirects, MAX_REDIRECT_LINE, (index) => [redirects[index] ?? ''])
  return { _headers: headers, _redirects: `${redirects.join('\n')}\n` }
}

function surplusAddresses(page: string): readonly string[] {
  return page === '/' ? ['/index.html', '/index'] : [`/${pageFile(page)}`, `${page}/`]
}

function line({ from, to }: Redirect): string {
  return `${encodedAddress(from)} ${encodedAddress(to)} 301`
}

function assertCount(rules: readonly string[], max: number, what: string): void {
  const first = rules[max]
  if (first !== undefined)
    throw new Error(
      `Cloudflare Pages reads ${max} ${what}, but there are ${rules.length}. The first too many: ${first}`,
    )
}

/** `linesTo` returns the lines up to the one that is too long. The last that begins with a slash names the rule. */
function assertLength(lines: readonly string[], max: number, linesTo: (index: number) => readonly string[]): void {
  const index = lines.findIndex((text) => text.length > max)
  if (index < 0) return
  const rule = linesTo(index)
    .findLast((text) => text.startsWith('/'))
    ?.split(' ')[0]
  const length = lines[index]?.length
  throw new Error(`A line of the rule for ${rule} has ${length} characters, but Cloudflare Pages reads at most ${max}.`)
}
