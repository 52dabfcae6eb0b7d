import type { PrecacheEntry } from '#lib/precache-entry.ts'
import { SECOND_TIER_CACHE } from '#lib/worker-messages.ts'
import { cacheFile, cacheKey, readFromCache } from './cache-file.ts'
import { isVerified } from './cached-headers.ts'
import { isForeign } from './integrity.ts'
import { isSecondTier, manifestEntries } from './manifest.ts'

/** The page without content that stands in for unknown addresses when there is no network. */
export const SHELL_PATH = '/app-shell'

const FIRST_TIER_CACHE = 'site'
const PREVIOUS_CACHE = 'site-previous'

/** Scripts, styles and fonts: their names change with their bytes. */
const SCRIPTS = '/assets/'

const tier = manifestEntries.filter(({ url }) => !isSecondTier(url))
const keys = new Map(tier.map((entry) => [entry.url, cacheKey(entry)]))
const cacheUrl = (entry: PrecacheEntry) => new URL(cacheKey(entry), location.origin).href
/** Under which addresses this version's files lie in the cache. */
const currentUrls: ReadonlySet<string> = new Set(tier.map(cacheUrl))

/**
 * Keeps the first tier, whole or not at all: scripts, styles, fonts, texts, and all pages but those of articles and
 * licences. Returns whether something wrong lay in the caches, or scripts that no version has checked: then this one must not
 * wait for a word of the visitor, who may be looking at a page whose scripts are not ours.
 * @throws an Error that names the file that could not be had as it was built; then nothing of this version is in force
 */
export async function precacheFirstTier(): Promise<boolean> {
  const site = await caches.open(FIRST_TIER_CACHE)
  let mustActivateNow = await deleteForeign(site, currentUrls) // what this version has is compared below
  if (await deleteForeign(await caches.open(SECOND_TIER_CACHE))) mustActivateNow = true
  for (const entry of tier) {
    const kept = await cacheFile(site, cacheKey(entry), entry)
    mustActivateNow ||= kept === 'replaced'
  }
  return mustActivateNow
}

/** Lets go of what cannot have come from the site. Returns whether there was any, or a script that no version has checked. */
async function deleteForeign(cache: Cache, except: ReadonlySet<string> = new Set()): Promise<boolean> {
  let hasForeign = false
  for (const request of await cache.keys()) {
    if (except.has(request.url)) continue
    const { pathname } = new URL(request.url)
    const kept = await cache.match(request)
    const foreign = kept !== undefined && (await isForeign(pathname, kept))
    if (foreign) await cache.delete(request)
    hasForeign ||= foreign || (kept !== undefined && isUnchecked(pathname, kept))
  }
  return hasForeign
}

/** Wrong bytes of a script that this version no longer has can be told by the hash alone under which they were kept. */
function isUnchecked(pathname: string, kept: Response): boolean {
  return pathname.startsWith(SCRIPTS) && !isVerified(kept)
}

/** Keeps one generation of old scripts loadable, then lets everything else of the old version go. */
export async function activateFirstTier(): Promise<void> {
  const site = await caches.open(FIRST_TIER_CACHE)
  const outdated = (await site.keys()).filter(({ url }) => !currentUrls.has(url))
  const scripts = outdated.filter(({ url }) => new URL(url).pathname.startsWith(SCRIPTS))
  if (scripts.length > 0) {
    await caches.delete(PREVIOUS_CACHE)
    const previous = await caches.open(PREVIOUS_CACHE)
    for (const request of scripts) {
      const kept = await site.match(request)
      if (kept) await previous.put(request, kept)
    }
  }
  for (const request of outdated) await site.delete(request)
}

/** Fetches what is missing of the first tier: a browser, or a cleaner, may have emptied its cache. */
export async function refillFirstTier(): Promise<void> {
  const site = await caches.open(FIRST_TIER_CACHE)
  const present = new Set((await site.keys()).map(({ url }) => url))
  const missing = tier.filter((entry) => !present.has(cacheUrl(entry)))
  for (const entry of missing) await cacheFile(site, cacheKey(entry), entry)
}

/** Returns a file or a page of this version, or a script of the one before. Opening a cache would make it anew. */
export async function firstTierFile(path: string): Promise<Response | undefined> {
  const key = keys.get(path)
  return key === undefined ? readFromCache(PREVIOUS_CACHE, path) : readFromCache(FIRST_TIER_CACHE, key)
}

/** Throws the caches of both tiers away. */
export async function deleteCaches(): Promise<void> {
  await Promise.allSettled([FIRST_TIER_CACHE, PREVIOUS_CACHE, SECOND_TIER_CACHE].map((name) => caches.delete(name)))
}
