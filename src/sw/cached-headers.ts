import type { PrecacheEntry } from '#lib/precache-entry.ts'
import { securityHeaders } from '#lib/security-headers.ts'

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
}

/** Returns the content type of a file of the site. Pages have no extension. */
function contentTypeOf(url: string): string {
  return types[/\.(\w+)$/.exec(url)?.[1] ?? ''] ?? 'text/html; charset=utf-8'
}

/**
 * Returns the headers under which a file is cached. They are the site's own and not those of the response: a network
 * may send the right bytes with a wrong type, or with a header that leads elsewhere. A page gets its security policy
 * this way. The ETag is the verified hash, by which a later version can check the file again.
 */
export function cachedHeaders({ url, revision, hash }: PrecacheEntry): Headers {
  return new Headers({ ...securityHeaders, 'Content-Type': contentTypeOf(url), ETag: `"${hash ?? revision}"` })
}

/** Returns the hash, or a page's revision, that a file was verified against when it was cached; null if it was not. */
export function cachedHash({ headers }: Response): string | null {
  return /^"(\S+)"$/.exec(headers.get('etag') ?? '')?.[1] ?? null
}

/** Returns whether a file was verified when it was cached. Early versions cached any response. */
export function isVerified(kept: Response): boolean {
  return cachedHash(kept) !== null
}

/** Returns whether a cached file has all the headers that this version would give it. */
export function hasCachedHeaders(kept: Response, wanted: Response): boolean {
  return [...wanted.headers].every(([name, value]) => kept.headers.get(name) === value)
}
