import { isFileAddress, pageFile } from '#lib/page-address.ts'

/** A pattern of addresses, and the headers of their responses. A `*` in a pattern stands for any text, even none. */
export type HeaderRule = {
  readonly pattern: string
  readonly headers: readonly Header[]
}

/** The name is in lower case. */
export type Header = readonly [name: string, value: string]

/** A page's former address and its current one. */
export type Redirect = { readonly from: string; readonly to: string }

/**
 * Everything that a host has to know about the site: the one source of the rules for each host. Addresses are decoded:
 * they may hold a space where a URL holds `%20`.
 */
export type SiteRules = {
  readonly headers: readonly HeaderRule[]
  /** Pages that have moved. */
  readonly moves: readonly Redirect[]
  /** The one address of each page, such as `/about`. Its file is `about.html`. */
  readonly pages: readonly string[]
}

/** The files of `dist` that tell hosts the rules. No visitor may read them. */
export const RULE_FILES = ['_headers', '_redirects'] as const

/** Where the site and its rules are on a server, unless the owner says another place. */
export const SERVER_FOLDER = '/var/www/site'

/** A pattern of files, and the value that a header has in their responses. */
export type FileValue = { readonly files: string; readonly value: string }

/** Matches the endings of an address that are not part of the one address of a page, as `pageAddress` removes them. */
export const SURPLUS_ENDING = String.raw`(?:\.html|/index|/)+`

/**
 * Matches an address with a surplus ending, and captures the address without it. A redirect leads there only if its page
 * exists. What is captured begins with one slash: after two, a browser expects the name of another host.
 */
export const SURPLUS_ADDRESS = String.raw`^(/[^/\\].*?)${SURPLUS_ENDING}$`

/**
 * Matches an encoded address that no page or file has, although a host may read it as one that does: with an empty
 * segment, a step (`.` or `..`), an escaped slash or a backslash. The patterns of every host can hold it.
 */
export const MALFORMED_ADDRESS = String.raw`^[^?]*(?://|/(?:\.|%2[Ee]){1,2}(?:[/?]|$)|%2[Ff]|%5[Cc]|\\)`

/** The methods that pages and files allow, as the header `Allow` names them. */
export const METHODS = ['GET', 'HEAD'] as const

/** The caching of a file that no rule names, such as one of the owner's own. Netlify and Cloudflare say the same. */
export const DEFAULT_CACHING = 'public, max-age=0, must-revalidate'

/** Returns the headers that every response has. */
export function headersOfAll({ headers }: SiteRules): readonly Header[] {
  return headers.filter(({ pattern }) => pattern === '/*').flatMap((rule) => rule.headers)
}

/**
 * Returns the values of each header that depends on the file, by the name of the header. A host that finds the file
 * first can tell the page for unknown addresses from the page that was asked for, so the patterns are those of files.
 */
export function headersByFile({ headers }: SiteRules): ReadonlyMap<string, readonly FileValue[]> {
  const byName = new Map<string, FileValue[]>()
  for (const rule of headers.filter(({ pattern }) => pattern !== '/*'))
    for (const [name, value] of rule.headers)
      byName.set(name, [...(byName.get(name) ?? []), { files: filesOf(rule.pattern), value }])
  return byName
}

/**
 * Checks that every host can serve the pages under their addresses.
 * @throws an Error that names the page
 */
export function assertServable({ pages }: SiteRules): void {
  const strange = pages.find((page) => !/^\/[\p{L}\p{N}/._~-]*$/u.test(page))
  if (strange !== undefined)
    throw new Error(`The page ${strange} has a sign in its address that hosts read differently. Rename its file.`)
}

/** Returns an address as a URL holds it, without any sign that the files of a host could take for their own. */
export function encodedAddress(address: string): string {
  return encodeURI(address).replace(
    /[^\w/.~%-]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
}

function filesOf(pattern: string): string {
  return pattern.includes('*') || isFileAddress(pattern) ? pattern : `/${pageFile(pattern)}`
}
