import { pageFile } from '#lib/page-address.ts'

/**
 * Returns `_redirects` as Netlify reads it: the address with a file's ending leads to the one without, so that each page has
 * one. The exclamation mark makes the rule hold although that file exists. Cloudflare Pages does this by itself.
 */
export function redirectsFile(addresses: readonly string[]): string {
  return addresses.map((address) => `/${pageFile(address)} ${address} 301!\n`).join('')
}
