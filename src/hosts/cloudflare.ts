import { headersFile, redirectLine } from './rule-files.ts'
import type { SiteRules } from './site-rules.ts'

// https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/, November 2026
const MAX_HEADER_RULES = 100
const MAX_HEADER_LINE = 2000
const MAX_REDIRECTS = 2000
const MAX_REDIRECT_LINE = 1000

/**
 * Returns the files that Cloudflare Pages reads, by name. Its redirects are those of pages that moved, and a slash at
 * the end makes another address. From `/blog.html` and `/blog/` Cloudflare redirects by itself, with status 308.
 * @throws an Error that names the first rule beyond a limit of Cloudflare
 */
export function cloudflareFiles(rules: SiteRules): Readonly<Record<string, string>> {
  const redirects = rules.moves.flatMap(({ from, to }) =>
    [from, `${from}/`].map((old) => redirectLine({ from: old, to })),
  )
  const headers = headersFile(rules)
  const patterns = rules.headers.map(({ pattern }) => pattern)
  assertCount(patterns, MAX_HEADER_RULES, 'rules for headers')
  assertCount(redirects, MAX_REDIRECTS, 'redirects')
  assertLength(headers.split('\n'), MAX_HEADER_LINE, (index) => headers.split('\n').slice(0, index + 1))
  assertLength(redirects, MAX_REDIRECT_LINE, (index) => [redirects[index] ?? ''])
  return { _headers: headers, _redirects: redirects.map((line) => `${line}\n`).join('') }
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
