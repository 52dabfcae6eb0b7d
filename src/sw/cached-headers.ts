import type { PrecacheEntry } from '#lib/precache-entry.ts'
import { securityHeaders } from '#lib/security-headers.ts'

const contentTypes: Readonly<Record<string, string>> = {
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
  return contentTypes[/\.(\w+)$/.exec(url)?.[1] ?? ''] ?? 'text/html; charset=utf-8'
}

/**
 * Returns the headers with which a file is cached. They replace the headers of the response, because a network may send
 * the right bytes with a wrong type, or with a header that redirects. They include the security policy of a page. The
 * ETag is the verified hash, against which a later version can check the file again.
 */
export function cachedHeaders({ url, revision, hash }: PrecacheEntry): Headers {
  return new Headers({ ...securityHeaders, 'Content-Type': contentTypeOf(url), ETag: `"${hash ?? revision}"` })
}

/** Returns the hash or, of a page, the revision with which a file was verified. Null means that it was not verified. */
export function cachedHash({ headers }: Response): string | null {
  return /^"(\S+)"$/.exec(headers.get('etag') ?? '')?.[1] ?? null
}

/** Returns whether a file was verified when it was cached. Early versions cached any response. */
export function isVerified(cached: Response): boolean {
  return cachedHash(cached) !== null
}

/** Returns whether a cached file has all the headers that this version would give it. */
export function hasCachedHeaders(cached: Response, expected: Response): boolean {
  return [...expected.headers].every(([name, value]) => cached.headers.get(name) === value)
}
