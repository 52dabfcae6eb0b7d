import type { PrecacheEntry } from '#lib/precache-entry.ts'
import { SECOND_TIER_CACHE } from '#lib/worker-messages.ts'
import { cacheFile, cacheKey, readFromCache } from './cache-file.ts'
import { isVerified } from './cached-headers.ts'
import { isForeign } from './integrity.ts'
import { isSecondTier, manifestEntries } from './manifest.ts'

/**
 * The shell: a page with an empty body, whose script renders the page of any address. It is the response when there is
 * no network and the page is not cached.
 */
export const SHELL_PATH = '/app-shell'

const FIRST_TIER_CACHE = 'site'
const PREVIOUS_CACHE = 'site-previous'

/** The folder of scripts, styles and fonts. Their names change with their content. */
const SCRIPTS = '/assets/'

const tier = manifestEntries.filter(({ url }) => !isSecondTier(url))
const keys = new Map(tier.map((entry) => [entry.url, cacheKey(entry)]))
const cacheUrl = (entry: PrecacheEntry) => new URL(cacheKey(entry), location.origin).href
/** The addresses of the files of this version in the cache. */
const currentUrls: ReadonlySet<string> = new Set(tier.map(cacheUrl))

/**
 * Caches the first tier completely or not at all: scripts, styles, fonts, texts, and all pages but those of the second
 * tier. Returns whether the caches held something wrong, or scripts that no version has verified. This version must
 * then activate without asking the visitor, who may be looking at a page whose scripts are not ours.
 * @throws an Error that names the file that could not be fetched as built; nothing of this version is used then
 */
export async function precacheFirstTier(): Promise<boolean> {
  const site = await caches.open(FIRST_TIER_CACHE)
  let mustActivateNow = await deleteForeign(site, currentUrls) // the files of this version are compared below
  if (await deleteForeign(await caches.open(SECOND_TIER_CACHE))) mustActivateNow = true
  for (const entry of tier) {
    const kept = await cacheFile(site, cacheKey(entry), entry)
    mustActivateNow ||= kept === 'replaced'
  }
  return mustActivateNow
}

/**
 * Deletes what cannot have come from the site. Returns true if it deleted something, or if an unverified script
 * remains.
 */
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

/**
 * Returns whether a cached script was never verified. For a script that this version no longer has, only the hash it
 * was cached under can reveal wrong bytes.
 */
function isUnchecked(pathname: string, kept: Response): boolean {
  return pathname.startsWith(SCRIPTS) && !isVerified(kept)
}

/** Keeps one generation of old scripts loadable, and deletes everything else of the old version. */
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

/** Fetches what is missing from the first tier: the browser or a cleaning tool may have emptied its cache. */
export async function refillFirstTier(): Promise<void> {
  const site = await caches.open(FIRST_TIER_CACHE)
  const present = new Set((await site.keys()).map(({ url }) => url))
  const missing = tier.filter((entry) => !present.has(cacheUrl(entry)))
  for (const entry of missing) await cacheFile(site, cacheKey(entry), entry)
}

/**
 * Returns a file or a page of this version, or a script of the previous one. A cache is not opened here, because
 * opening one that was deleted would create it again.
 */
export async function firstTierFile(path: string): Promise<Response | undefined> {
  const key = keys.get(path)
  return key === undefined ? readFromCache(PREVIOUS_CACHE, path) : readFromCache(FIRST_TIER_CACHE, key)
}

/** Deletes the caches of both tiers. */
export async function deleteCaches(): Promise<void> {
  await Promise.allSettled([FIRST_TIER_CACHE, PREVIOUS_CACHE, SECOND_TIER_CACHE].map((name) => caches.delete(name)))
}
