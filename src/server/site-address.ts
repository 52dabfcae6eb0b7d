import { isFileAddress } from '#lib/page-address.ts'

/** Where a request address leads. `path` is decoded and starts with a slash, `query` holds its question mark. */
export type SiteAddress = { readonly path: string; readonly query: string }

/**
 * Splits a request's address. Null when it cannot name anything on the site: malformed escapes, a step upwards, a
 * hidden file, an empty segment, a slash, backslash or NUL smuggled in by escaping, or the host's own `_headers` and `_redirects`.
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

/** Whether whoever asks for this address wants a file rather than a page; such an address is never answered in HTML. */
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
