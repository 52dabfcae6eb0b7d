import type { PrecacheEntry } from '#lib/precache-entry.ts'
import { hasCachedHeaders, isVerified } from './cached-headers.ts'
import { verifiedResponse } from './integrity.ts'

/** Returns the key of a file in its cache. A file whose name changes with its content needs no revision. */
export function cacheKey({ url, revision }: PrecacheEntry): string {
  return revision === null ? url : `${url}?rev=${revision}`
}

/**
 * Returns the response under a key of a cache, read to its end. Returns undefined for a damaged entry, so that the
 * network is asked.
 */
export async function readFromCache(cacheName: string, key: string): Promise<Response | undefined> {
  try {
    const kept = await caches.match(key, { cacheName })
    return kept && new Response(await kept.arrayBuffer(), { headers: kept.headers })
  } catch {
    return undefined
  }
}

/**
 * Makes sure that a cache holds a file as the build made it, checking an existing entry as well. Returns 'present',
 * 'added', or 'replaced' if the existing entry was wrong or had never been verified.
 * @throws an Error that names the file if the network does not return it
 */
export async function cacheFile(
  cache: Cache,
  key: string,
  entry: PrecacheEntry,
): Promise<'present' | 'added' | 'replaced'> {
  const present = await cache.match(key)
  const checked = present && (await verifiedResponse(entry, present.clone()))
  if (present && checked && hasCachedHeaders(present, checked)) return 'present'
  await cache.put(key, checked ?? (await fetchVerified(entry)))
  if (!present) return 'added'
  return checked && isVerified(present) ? 'present' : 'replaced'
}

/**
 * Fetches a file and verifies it. Scripts are immutable, so the browser's own cache may hold a wrong file for a year: a
 * file that does not match the build is fetched once more, bypassing that cache.
 */
async function fetchVerified(entry: PrecacheEntry): Promise<Response> {
  let lastAnswer = ''
  for (const cache of [entry.revision === null ? 'default' : 'no-cache', 'reload'] as const) {
    const response = await fetch(entry.url, { cache, credentials: 'same-origin' })
    lastAnswer = `${response.status}, ${response.headers.get('content-type') ?? 'no content type'}`
    const checked = await verifiedResponse(entry, response)
    if (checked) return checked
  }
  throw new Error(`${entry.url} is not the file that was built (${lastAnswer}).`)
}
