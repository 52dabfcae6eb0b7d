import type { PrecacheEntry } from '#lib/precache-entry.ts'
import { attemptAsync } from '#platform/attempt-async.ts'
import { hasCachedHeaders, isVerified } from './cached-headers.ts'
import { isForeign, verifiedResponse } from './integrity.ts'
import { putMakingSpace } from './make-space.ts'

/** The number of files that are fetched at a time. */
export const CONCURRENT_FETCHES = 8

/**
 * Returns the key of a file in the first tier's cache. A file whose name changes with its content needs no revision.
 */
export function cacheKey({ url, revision }: PrecacheEntry): string {
  return revision === null ? url : `${url}?rev=${revision}`
}

/**
 * Returns the response under a key of a cache, read to its end. Returns undefined for a missing or damaged entry, and
 * if the browser does not answer within three seconds, so that the caller uses the network.
 */
export function readFromCache(cacheName: string, key: string): Promise<Response | undefined> {
  return attemptAsync(async () => {
    const cached = await caches.match(key, { cacheName })
    return cached && new Response(await cached.arrayBuffer(), { headers: cached.headers })
  }, undefined)
}

/**
 * Returns the response under a path of a cache, whatever its version. Returns undefined if there is none that can have
 * come from the site, and if the browser does not answer within three seconds.
 */
export function findAnyVersion(cacheName: string, path: string): Promise<Response | undefined> {
  return attemptAsync(async () => {
    const cached = await caches.match(path, { cacheName, ignoreSearch: true })
    return cached && !(await isForeign(path, cached)) ? cached : undefined
  }, undefined)
}

/**
 * Makes sure that a cache holds a file as the build made it, checking an existing entry as well. Returns 'present',
 * 'added', or 'replaced' if the existing entry was wrong or had never been verified.
 * @throws an Error that names the file if the network does not return it as built
 */
export async function cacheFile(
  cache: Cache,
  key: string,
  entry: PrecacheEntry,
): Promise<'present' | 'added' | 'replaced'> {
  const existing = await cache.match(key)
  const verified = existing && (await verifiedResponse(entry, existing.clone()))
  if (existing && verified && hasCachedHeaders(existing, verified)) return 'present'
  await putMakingSpace(cache, new Map([[key, verified ?? (await fetchVerified(entry))]]), false)
  if (!existing) return 'added'
  return verified && isVerified(existing) ? 'present' : 'replaced'
}

/**
 * Fetches a file and verifies it. Scripts are immutable, so the browser's HTTP cache may hold a wrong file for a
 * year. A file that does not match the build is therefore fetched once more, bypassing that cache.
 * @throws an Error that names the file if the network does not return it as built
 */
export async function fetchVerified(entry: PrecacheEntry): Promise<Response> {
  let lastResponse = ''
  for (const cache of [entry.revision === null ? 'default' : 'no-cache', 'reload'] as const) {
    const response = await fetch(entry.url, { cache, credentials: 'same-origin', priority: 'low' })
    lastResponse = `${response.status}, ${response.headers.get('content-type') ?? 'no content type'}`
    const verified = await verifiedResponse(entry, response)
    if (verified) return verified
  }
  throw new Error(`${entry.url} is not the file that was built (${lastResponse}).`)
}
