import { encodedAddress, type Redirect, type SiteRules } from './site-rules.ts'

/** Returns `_headers` in the format of Netlify, Cloudflare Pages and the server behind `npm start`. */
export function headersFile({ headers: rules }: Pick<SiteRules, 'headers'>): string {
  const lineOf = ([name, value]: readonly [string, string]) => `  ${capitalized(name)}: ${value}\n`
  return rules.map(({ pattern, headers }) => `${pattern}\n${headers.map(lineOf).join('')}`).join('\n')
}

/** Returns `_redirects` in the format of Netlify and Cloudflare Pages: the pages that moved. */
export function redirectsFile({ moves }: Pick<SiteRules, 'moves'>): string {
  return moves.map((move) => `${redirectLine(move)}\n`).join('')
}

/** Returns a line of `_redirects`. */
export function redirectLine({ from, to }: Redirect): string {
  return `${encodedAddress(from)} ${encodedAddress(to)} 301`
}

/** Parses `_redirects`, and returns the pages that moved. */
export function parseRedirects(redirects: string): readonly Redirect[] {
  const rules = redirects.split('\n').map((line) => line.split(' '))
  return rules.flatMap(([from = '', to = '', code]) =>
    code === '301' ? [{ from: decodeURIComponent(from), to: decodeURIComponent(to) }] : [],
  )
}

/** Returns the usual spelling of a header's name: `Cache-Control` for `cache-control`. */
function capitalized(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase())
}
