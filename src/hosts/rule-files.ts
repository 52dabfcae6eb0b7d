import { pageFile } from '#lib/page-address.ts'
import { encodedAddress, type Redirect, type SiteRules } from './site-rules.ts'

/** Returns `_headers` in the format of Netlify, Cloudflare Pages and the server behind `npm start`. */
export function headersFile({ headers: rules }: Pick<SiteRules, 'headers'>): string {
  const lineOf = ([name, value]: readonly [string, string]) => `  ${capitalized(name)}: ${value}\n`
  return rules.map(({ pattern, headers }) => `${pattern}\n${headers.map(lineOf).join('')}`).join('\n')
}

/**
 * Returns `_redirects` in Netlify's format. A page's former address redirects to its current one. An address with a
 * file extension redirects to the address without it, so that each page has a single address. The exclamation mark
 * makes that rule apply although the file exists. Cloudflare Pages redirects such addresses automatically.
 */
export function redirectsFile({ pages, moves }: Pick<SiteRules, 'pages' | 'moves'>): string {
  const moveRules = moves.map(({ from, to }) => `${encodedAddress(from)} ${encodedAddress(to)} 301\n`)
  return [
    ...moveRules,
    ...pages.map((page) => `${encodedAddress(`/${pageFile(page)}`)} ${encodedAddress(page)} 301!\n`),
  ].join('')
}

/** Parses `_redirects`, and returns the pages that moved. */
export function parseRedirects(redirects: string): readonly Redirect[] {
  return rulesWith(redirects, '301')
}

/** Parses `_redirects`, and returns the address of every page. */
export function parsePages(redirects: string): readonly string[] {
  return rulesWith(redirects, '301!').map(({ to }) => to)
}

function rulesWith(redirects: string, status: string): readonly Redirect[] {
  const rules = redirects.split('\n').map((line) => line.split(' '))
  return rules.flatMap(([from = '', to = '', code]) =>
    code === status ? [{ from: decodeURIComponent(from), to: decodeURIComponent(to) }] : [],
  )
}

/** Returns the usual spelling of a header's name: `Cache-Control` for `cache-control`. */
function capitalized(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase())
}
