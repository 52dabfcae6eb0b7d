import { SECOND_TIER } from '#lib/worker-messages.ts'
import { isForeign } from './genuine.ts'
import { keep, wholeFrom } from './keep.ts'
import { keptHash } from './kept-headers.ts'
import { entries, isLater } from './manifest.ts'

/** By path. A key holds the hash of what lies under it. */
const tier = entries
  .filter(({ url }) => isLater(url))
  .map((entry) => ({ entry, key: `${entry.url}?rev=${entry.hash ?? entry.revision}` }))
const keys = new Map(tier.map(({ entry, key }) => [entry.url, key]))

/** Files of one portion. A newer version cannot take over while this one is at work, so that work comes in portions. */
const PORTION = 10

/**
 * Gets what is missing of a portion of the second tier, one by one. One that fails, or that is not what was built, is left
 * for the next visit; after the last portion old ones go.
 */
export async function keepRest(from: number) {
  const cache = await caches.open(SECOND_TIER)
  let added = 0
  let missing = 0
  for (const { entry, key } of tier.slice(from, from + PORTION)) {
    const kept = await cache.match(key)
    if (kept && keptHash(kept) === (entry.hash ?? entry.revision)) continue // looked at when it came, and at each install
    try {
      if ((await keep(cache, key, entry)) !== 'present') added += 1
    } catch {
      missing += 1
    }
  }
  const next = from + PORTION < tier.length ? from + PORTION : null
  if (next === null) await forgetOld(cache)
  return { added, missing, next }
}

async function forgetOld(cache: Cache): Promise<void> {
  const current = new Set([...keys.values()].map((key) => new URL(key, location.origin).href))
  for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request)
}

/**
 * Returns a kept file of the second tier; else what the network answers; else, offline, one of an older version, or the
 * kept size of the same drawing.
 */
export async function keptLater(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const kept = keys.has(pathname) ? await keptPage(pathname) : await olderFile(pathname)
  if (kept) return kept
  try {
    return await fetch(request)
  } catch {
    return (await olderFile(pathname)) ?? (await otherSize(pathname)) ?? Response.error()
  }
}

/** Returns a kept file or page of this very version: an older page might ask for scripts that are gone. */
export async function keptPage(path: string): Promise<Response | undefined> {
  const key = keys.get(path)
  return key === undefined ? undefined : wholeFrom(SECOND_TIER, key)
}

async function olderFile(path: string): Promise<Response | undefined> {
  const kept = await caches.match(path, { cacheName: SECOND_TIER, ignoreSearch: true })
  return kept && !(await isForeign(path, kept)) ? kept : undefined
}

async function otherSize(path: string): Promise<Response | undefined> {
  const drawing = path.replace(/-\d+\.\w+$/, '-')
  const other = tier.find(({ entry }) => entry.url.startsWith(drawing))
  return other && wholeFrom(SECOND_TIER, other.key)
}
