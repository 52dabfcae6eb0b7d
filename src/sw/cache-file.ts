import type { PrecacheEntry } from '#lib/precache-entry.ts'
import { hasCachedHeaders, isVerified } from './cached-headers.ts'
import { verifiedResponse } from './integrity.ts'

/** Returns the key of a file in its cache. A file that changes its name with its bytes is found by its name alone. */
export function cacheKey({ url, revision }: PrecacheEntry): string {
  return revision === null ? url : `${url}?rev=${revision}`
}

/** Returns what lies under a key of a cache, read to its end: of a damaged entry there is nothing, and the network is asked. */
export async function readFromCache(cacheName: string, key: string): Promise<Response | undefined> {
  try {
    const kept = await caches.match(key, { cacheName })
    return kept && new Response(await kept.arrayBuffer(), { headers: kept.headers })
  } catch {
    return undefined
  }
}

/**
 * Sees to it that a cache holds a file as the build made it: what lies there is looked at as well. Returns whether it was
 * there, was added, or took the place of something else, or of something that nobody had checked.
 * @throws an Error that names the file, where the network does not answer with it
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
 * The browser's own cache may hold a wrong file for a year, as scripts are immutable: a file that is not what the build
 * made is fetched once more, past that cache.
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
