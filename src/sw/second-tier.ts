import { concurrently } from '#lib/concurrently.ts'
import { SECOND_TIER_CACHE } from '#lib/worker-messages.ts'
import { CONCURRENT_FETCHES, cacheFile, findAnyVersion, readFromCache } from './cache-file.ts'
import { cachedHash } from './cached-headers.ts'
import { keptFile, keptFileWhere, networkOrKept } from './kept-pages.ts'
import { pageRequestsEnded } from './page-requests.ts'
import { isSecondTier, precacheEntries } from './precache-lists.ts'

/** The files of the second tier. The key of each file contains its hash or revision. */
const tierFiles = precacheEntries
  .filter(({ url }) => isSecondTier(url))
  .map((entry) => ({ entry, key: `${entry.url}?rev=${entry.hash ?? entry.revision}` }))
const keysByPath = new Map(tierFiles.map(({ entry, key }) => [entry.url, key]))

/**
 * The number of files in a batch. A newer version can take over between two batches, but not while this version is
 * busy.
 */
const BATCH_SIZE = 30

/**
 * Caches the missing files of one batch of the second tier. A file that cannot be fetched as built is left
 * for the next visit. After the last batch, outdated files are deleted.
 */
export async function cacheSecondTier(from: number) {
  const cache = await caches.open(SECOND_TIER_CACHE)
  let added = 0
  let missing = 0
  await concurrently(CONCURRENT_FETCHES, tierFiles.slice(from, from + BATCH_SIZE), async ({ entry, key }) => {
    const cached = await cache.match(key)
    if (cached && cachedHash(cached) === (entry.hash ?? entry.revision)) return // verified already, when it was cached
    await pageRequestsEnded()
    try {
      if ((await cacheFile(cache, key, entry)) !== 'present') added += 1
    } catch {
      missing += 1
    }
  })
  const next = from + BATCH_SIZE < tierFiles.length ? from + BATCH_SIZE : null
  if (next === null) await deleteOutdated(cache)
  return { added, missing, next }
}

async function deleteOutdated(cache: Cache): Promise<void> {
  const current = new Set([...keysByPath.values()].map((key) => new URL(key, location.origin).href))
  for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request)
}

/**
 * Returns the cached file of this version or, if this version has no such file, a cached file of an older version.
 * Otherwise returns the response of the network. Without a network, returns a cached file of an older version, or a
 * cached copy of the same drawing in another size.
 */
export async function secondTierResponse(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const cached = keysByPath.has(pathname)
    ? await secondTierPage(pathname)
    : await findAnyVersion(SECOND_TIER_CACHE, pathname)
  if (cached) return cached
  try {
    return await networkOrKept(request, () => keptFile(pathname))
  } catch {
    return (await findAnyVersion(SECOND_TIER_CACHE, pathname)) ?? (await findOtherSize(pathname)) ?? Response.error()
  }
}

/** Returns a cached file or page of exactly this version: an older page might ask for scripts that no longer exist. */
export async function secondTierPage(path: string): Promise<Response | undefined> {
  const key = keysByPath.get(path)
  return key === undefined ? undefined : readFromCache(SECOND_TIER_CACHE, key)
}

/** Matches the size in the name of a picture. Names of other files may end in a number that is no size. */
const PICTURE_SIZE = /-\d+\.(?:avif|webp)$/

async function findOtherSize(path: string): Promise<Response | undefined> {
  if (!PICTURE_SIZE.test(path)) return undefined
  const drawing = path.replace(PICTURE_SIZE, '')
  const isSameDrawing = (file: string) => PICTURE_SIZE.test(file) && file.replace(PICTURE_SIZE, '') === drawing
  const otherFile = tierFiles.find(({ entry }) => isSameDrawing(entry.url))
  return otherFile ? readFromCache(SECOND_TIER_CACHE, otherFile.key) : keptFileWhere(isSameDrawing)
}
