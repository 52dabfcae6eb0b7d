import type { Encoding } from './site-files.ts'

/** Returns the best compression that an Accept-Encoding header allows; null for none. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim())
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : null
}

/** Returns whether an If-None-Match header contains this entity tag (weak comparison, RFC 9110 13.1.2). */
export function matchesEtag(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(tag)
}

/** Bytes `start` to `end`, both included. */
type ByteRange = { readonly start: number; readonly end: number }

/**
 * Returns the part of a body that a Range header asks for. Null means the whole body: the header is missing, or is not
 * a single valid range of bytes. RFC 9110 14.2 lets a server ignore such a header.
 */
export function requestedRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(to)), end: size - 1 }
  const start = Number(from)
  if (start >= size) return 'unsatisfiable'
  if (to === '') return { start, end: size - 1 }
  return Number(to) < start ? null : { start, end: Math.min(Number(to), size - 1) }
}
