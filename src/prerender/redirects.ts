import { pageFile } from '#lib/page-address.ts'

/** A page's former address and its current one. */
export type Redirect = { readonly from: string; readonly to: string }

/**
 * Returns `_redirects` in Netlify's format. A page's former address redirects to its current one. An address with a
 * file extension redirects to the address without it, so that each page has a single address. The exclamation mark
 * makes that rule apply although the file exists. Cloudflare Pages redirects such addresses automatically.
 */
export function redirectsFile(addresses: readonly string[], moves: readonly Redirect[]): string {
  const moveRules = moves.map(({ from, to }) => `${from} ${to} 301\n`)
  return [...moveRules, ...addresses.map((address) => `/${pageFile(address)} ${address} 301!\n`)].join('')
}

/** Parses `_redirects`, and returns the pages that moved. */
export function parseRedirects(redirects: string): readonly Redirect[] {
  return [...redirects.matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from = '', to = '']) => ({ from, to }))
}
