import { isFileAddress } from '#lib/page-address.ts'

/** A parsed request address. `path` is decoded and starts with a slash, and `query` includes its question mark. */
export type SiteAddress = { readonly path: string; readonly query: string }

/**
 * Parses the address of a request. Returns null for an address that the site cannot have: one that does not begin with
 * a slash, or that contains a malformed escape, a step upwards, a hidden file, an empty segment, an escaped slash, a
 * backslash or a NUL. The host's `_headers` and `_redirects` have no address either.
 */
export function parseAddress(url: string): SiteAddress | null {
  const [rawPath = '', query] = splitBefore(url, '?')
  const [first, ...names] = rawPath.split('/').map(decodeSegment)
  if (first !== '') return null
  const last = names.pop()
  if (last === undefined || last === null || !names.every(isName) || !(last === '' || isName(last))) return null
  const path = `/${[...names, last].join('/')}`
  return /^\/_(headers|redirects)$/i.test(path) ? null : { path, query }
}

/** Returns whether an address asks for a file rather than a page. Such an address is never answered with HTML. */
export function isFileRequest(url: string): boolean {
  const [rawPath] = splitBefore(url, '?')
  return rawPath.startsWith('/assets/') || isFileAddress(rawPath)
}

function splitBefore(text: string, separator: string): [before: string, from: string] {
  const index = text.indexOf(separator)
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index)]
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

function isName(segment: string | null): boolean {
  if (segment === '.well-known') return true // the folder of RFC 8615, which every visitor may read
  return segment !== null && segment !== '' && !segment.startsWith('.') && !/[/\\\0]/.test(segment)
}
