import { SECOND_TIER_CACHE } from '#lib/worker-messages.ts'
import { cacheFile, readFromCache } from './cache-file.ts'
import { cachedHash } from './cached-headers.ts'
import { isForeign } from './integrity.ts'
import { isSecondTier, manifestEntries } from './manifest.ts'

/** The second tier. The key of a file contains its hash. */
const tier = manifestEntries
  .filter(({ url }) => isSecondTier(url))
  .map((entry) => ({ entry, key: `${entry.url}?rev=${entry.hash ?? entry.revision}` }))
const keys = new Map(tier.map(({ entry, key }) => [entry.url, key]))

/** Files in a batch. A newer version cannot take over while this one is busy, so the work is done in batches. */
const BATCH_SIZE = 10

/**
 * Caches the missing files of one batch of the second tier, one by one. A file that fails, or is not as built, is left
 * for the next visit. After the last batch, outdated files are deleted.
 */
export async function cacheSecondTier(from: number) {
  const cache = await caches.open(SECOND_TIER_CACHE)
  let added = 0
  let missing = 0
  for (const { entry, key } of tier.slice(from, from + BATCH_SIZE)) {
    const kept = await cache.match(key)
    if (kept && cachedHash(kept) === (entry.hash ?? entry.revision)) continue // verified when cached and at install
    try {
      if ((await cacheFile(cache, key, entry)) !== 'present') added += 1
    } catch {
      missing += 1
    }
  }
  const next = from + BATCH_SIZE < tier.length ? from + BATCH_SIZE : null
  if (next === null) await deleteOutdated(cache)
  return { added, missing, next }
}

async function deleteOutdated(cache: Cache): Promise<void> {
  const current = new Set([...keys.values()].map((key) => new URL(key, location.origin).href))
  for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request)
}

/**
 * Returns a cached file of the second tier, or otherwise the response of the network. If there is no network, returns a
 * file of an older version, or another size of the same drawing that is cached.
 */
export async function secondTierResponse(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const kept = keys.has(pathname) ? await secondTierPage(pathname) : await olderFile(pathname)
  if (kept) return kept
  try {
    return await fetch(request)
  } catch {
    return (await olderFile(pathname)) ?? (await otherSize(pathname)) ?? Response.error()
  }
}

/** Returns a cached file or page of exactly this version: an older page might ask for scripts that no longer exist. */
export async function secondTierPage(path: string): Promise<Response | undefined> {
  const key = keys.get(path)
  return key === undefined ? undefined : readFromCache(SECOND_TIER_CACHE, key)
}

async function olderFile(path: string): Promise<Response | undefined> {
  const kept = await caches.match(path, { cacheName: SECOND_TIER_CACHE, ignoreSearch: true })
  return kept && !(await isForeign(path, kept)) ? kept : undefined
}

async function otherSize(path: string): Promise<Response | undefined> {
  const drawing = path.replace(/-\d+\.\w+$/, '-')
  const other = tier.find(({ entry }) => entry.url.startsWith(drawing))
  return other && readFromCache(SECOND_TIER_CACHE, other.key)
}
