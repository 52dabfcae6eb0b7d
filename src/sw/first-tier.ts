import { concurrently } from '#lib/concurrently.ts'
import { KEPT_CACHE } from '#lib/kept-files.ts'
import type { PrecacheEntry } from '#lib/precache-entry.ts'
import { SECOND_TIER_CACHE } from '#lib/worker-messages.ts'
import { CONCURRENT_FETCHES, cacheFile, cacheKey, readFromCache } from './cache-file.ts'
import { isVerified } from './cached-headers.ts'
import { isForeign } from './integrity.ts'
import { pageRequestsEnded } from './page-requests.ts'
import { isSecondTier, keptLists, precacheEntries } from './precache-lists.ts'

/**
 * The shell: a page with an empty body, whose script renders the page of any address. It is the response when there is
 * no network and the page is not cached.
 */
export const SHELL_PATH = '/app-shell'

const FIRST_TIER_CACHE = 'site'
const PREVIOUS_CACHE = 'site-previous'

/** The folder of scripts, styles and fonts. Their names change with their content. */
const ASSETS_FOLDER = '/assets/'

const tierEntries = precacheEntries.filter(({ url }) => !isSecondTier(url))
const keysByPath = new Map(tierEntries.map((entry) => [entry.url, cacheKey(entry)]))
const cacheUrl = (entry: PrecacheEntry) => new URL(cacheKey(entry), location.origin).href
/** The addresses of the files of this version in the cache. */
const currentUrls: ReadonlySet<string> = new Set(tierEntries.map(cacheUrl))

/**
 * Caches the shell with the files that its head names, so that a first worker is ready at once. The other files of the
 * first tier follow (`completeFirstTier`). Returns false, and caches nothing, if the cache already holds files, which
 * `precacheFirstTier` then checks.
 * @throws an Error that names the file that could not be fetched as built
 */
export async function precacheShell(): Promise<boolean> {
  const siteCache = await caches.open(FIRST_TIER_CACHE)
  if ((await siteCache.keys()).length > 0) return false
  const keep = async (path: string) => {
    const entry = tierEntries.find(({ url }) => url === path)
    if (entry) await cacheFile(siteCache, cacheKey(entry), entry)
  }
  await keep(SHELL_PATH)
  const html = (await (await firstTierFile(SHELL_PATH))?.text()) ?? ''
  const named = [...html.matchAll(/ (?:href|src)="(\/[^"]+)"/g)].map(([, path = '']) => path)
  await concurrently(CONCURRENT_FETCHES, new Set(named), keep)
  return true
}

/**
 * Caches the first tier completely or not at all: scripts, styles, fonts, texts, and all pages but those of the second
 * tier. Returns true if the caches held a wrong file or an unverified script. This version must then activate without
 * asking the visitor, because the open page may run scripts that are not ours.
 * @throws an Error that names the file that could not be fetched as built; no file of this version is used then
 */
export async function precacheFirstTier(): Promise<boolean> {
  const siteCache = await caches.open(FIRST_TIER_CACHE)
  let mustActivateNow = await deleteForeign(siteCache, currentUrls) // the files of this version are checked below
  if (await deleteForeign(await caches.open(SECOND_TIER_CACHE))) mustActivateNow = true
  await concurrently(CONCURRENT_FETCHES, tierEntries, async (entry) => {
    const outcome = await cacheFile(siteCache, cacheKey(entry), entry)
    mustActivateNow ||= outcome === 'replaced'
  })
  return mustActivateNow
}

/**
 * Deletes the entries that cannot have come from the site, except for the addresses in `except`. Returns true if it
 * deleted an entry, or if an unverified script remains.
 */
async function deleteForeign(cache: Cache, except: ReadonlySet<string> = new Set()): Promise<boolean> {
  let hasForeign = false
  for (const request of await cache.keys()) {
    if (except.has(request.url)) continue
    const { pathname } = new URL(request.url)
    const cached = await cache.match(request)
    const isForeignEntry = cached !== undefined && (await isForeign(pathname, cached))
    if (isForeignEntry) await cache.delete(request)
    hasForeign ||= isForeignEntry || (cached !== undefined && isUnverifiedScript(pathname, cached))
  }
  return hasForeign
}

/**
 * Returns whether a cached response is a script, style sheet or font that was never verified. If this version no longer
 * contains the file, wrong bytes can be found only through the hash with which it was cached.
 */
function isUnverifiedScript(pathname: string, cached: Response): boolean {
  return pathname.startsWith(ASSETS_FOLDER) && !isVerified(cached)
}

/**
 * Keeps the scripts, styles and fonts of the previous version for tabs that use them, and deletes its other files. What
 * was kept because the visitor read it stays, unless every record is precached now.
 */
export async function activateFirstTier(): Promise<void> {
  if (keptLists.size === 0) await caches.delete(KEPT_CACHE)
  const siteCache = await caches.open(FIRST_TIER_CACHE)
  const outdated = (await siteCache.keys()).filter(({ url }) => !currentUrls.has(url))
  const scripts = outdated.filter(({ url }) => new URL(url).pathname.startsWith(ASSETS_FOLDER))
  if (scripts.length > 0) {
    await caches.delete(PREVIOUS_CACHE)
    const previous = await caches.open(PREVIOUS_CACHE)
    for (const request of scripts) {
      const cached = await siteCache.match(request)
      if (cached) await previous.put(request, cached)
    }
  }
  for (const request of outdated) await siteCache.delete(request)
}

/**
 * Fetches the missing files of the first tier: those that follow the shell, and those that the browser or a cleaning
 * tool has deleted. Returns whether the tier is complete; after a failure, the next visit continues.
 */
export async function completeFirstTier(): Promise<boolean> {
  const siteCache = await caches.open(FIRST_TIER_CACHE)
  const present = new Set((await siteCache.keys()).map(({ url }) => url))
  const missing = tierEntries.filter((entry) => !present.has(cacheUrl(entry))).toSorted((a, b) => rank(a) - rank(b))
  let isComplete = true
  await concurrently(CONCURRENT_FETCHES, missing, async (entry) => {
    await pageRequestsEnded()
    await cacheFile(siteCache, cacheKey(entry), entry).catch(() => {
      isComplete = false
    })
  })
  return isComplete
}

/**
 * Returns how soon a file is cached: first what a click on a link of the home page waits for, then the other scripts, because without
 * them a form cannot save what is sent after the connection is lost.
 */
function rank({ url, isEarly = false }: PrecacheEntry): number {
  if (isEarly) return 0
  return url.startsWith(ASSETS_FOLDER) ? 1 : 2
}

/**
 * Returns a file or a page of this version, or a script, style sheet or font of the previous version. Does not open a
 * cache, because opening a deleted cache would create it again.
 */
export async function firstTierFile(path: string): Promise<Response | undefined> {
  const key = keysByPath.get(path)
  return key === undefined ? readFromCache(PREVIOUS_CACHE, path) : readFromCache(FIRST_TIER_CACHE, key)
}

/** Deletes the caches of both tiers, and what was kept. */
export async function deleteCaches(): Promise<void> {
  await Promise.allSettled(
    [FIRST_TIER_CACHE, PREVIOUS_CACHE, SECOND_TIER_CACHE, KEPT_CACHE].map((name) => caches.delete(name)),
  )
}
