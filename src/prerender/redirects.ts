import { pageFile } from '#lib/page-address.ts'

/** A page's address of before, and the one it has now. */
export type Redirect = { readonly from: string; readonly to: string }

/**
 * Returns `_redirects` as Netlify reads it: a page that moved is found where it is now, and the address with a file's ending
 * leads to the one without, so that each page has one. The exclamation mark makes the rule hold although that file exists.
 * Cloudflare Pages does the latter by itself.
 */
export function redirectsFile(addresses: readonly string[], moves: readonly Redirect[]): string {
  const moved = moves.map(({ from, to }) => `${from} ${to} 301\n`)
  return [...moved, ...addresses.map((address) => `/${pageFile(address)} ${address} 301!\n`)].join('')
}

/** Returns the pages that moved, from such a file. */
export function parseRedirects(redirects: string): readonly Redirect[] {
  return [...redirects.matchAll(/^(\S+) (\S+) 301$/gm)].map(([, from = '', to = '']) => ({ from, to }))
}
