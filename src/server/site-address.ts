import { isFileAddress } from '#lib/page-address.ts'

/** A parsed request address. `path` is decoded and starts with a slash, and `query` includes its question mark. */
export type SiteAddress = { readonly path: string; readonly query: string }

/**
 * Parses the address of a request. Returns null if it cannot name anything on the site: malformed escapes, a step
 * upwards, a hidden file, an empty segment, an escaped slash, backslash or NUL, or the host's own `_headers` and
 * `_redirects`.
 */
export function parseAddress(url: string): SiteAddress | null {
  const [raw = '', query] = cutAt(url, '?')
  const [first, ...names] = raw.split('/').map(decodeSegment)
  if (first !== '') return null
  const last = names.pop()
  if (last === undefined || last === null || !names.every(isName) || !(last === '' || isName(last))) return null
  const path = `/${[...names, last].join('/')}`
  return /^\/_(headers|redirects)$/i.test(path) ? null : { path, query }
}

/** Returns whether an address asks for a file rather than a page. Such an address is never answered with HTML. */
export function isFileRequest(url: string): boolean {
  const [raw] = cutAt(url, '?')
  return raw.startsWith('/assets/') || isFileAddress(raw)
}

function cutAt(text: string, mark: string): [before: string, rest: string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

function isName(segment: string | null): boolean {
  return segment !== null && segment !== '' && !segment.startsWith('.') && !/[/\\\0]/.test(segment)
}
