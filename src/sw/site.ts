import type { PrecacheEntry } from '#lib/precache-entry.ts'
import { SECOND_TIER } from '#lib/worker-messages.ts'
import { isForeign } from './genuine.ts'
import { cacheKey, keep, wholeFrom } from './keep.ts'
import { isChecked } from './kept-headers.ts'
import { entries, isLater } from './manifest.ts'

/** The page without content that stands in for unknown addresses when there is no network. */
export const SHELL = '/app-shell'

const SITE = 'site'
const PREVIOUS = 'site-previous'

/** Scripts, styles and fonts: their names change with their bytes. */
const SCRIPTS = '/assets/'

const tier = entries.filter(({ url }) => !isLater(url))
const keys = new Map(tier.map((entry) => [entry.url, cacheKey(entry)]))
const addressOf = (entry: PrecacheEntry) => new URL(cacheKey(entry), location.origin).href
/** Under which addresses this version's files lie in the cache. */
const current: ReadonlySet<string> = new Set(tier.map(addressOf))

/**
 * Keeps the first tier, whole or not at all: scripts, styles, fonts, texts, and all pages but those of articles and
 * licences. Returns whether something wrong lay in the caches, or scripts that no version has checked: then this one must not
 * wait for a word of the visitor, who may be looking at a page whose scripts are not ours.
 * @throws an Error that names the file that could not be had as it was built; then nothing of this version is in force
 */
export async function installSite(): Promise<boolean> {
  const site = await caches.open(SITE)
  let isHealing = await dropForeign(site, current) // what this version has is compared below
  if (await dropForeign(await caches.open(SECOND_TIER))) isHealing = true
  for (const entry of tier) {
    const kept = await keep(site, cacheKey(entry), entry)
    isHealing ||= kept === 'replaced'
  }
  return isHealing
}

/** Lets go of what cannot have come from the site. Returns whether there was any, or a script that no version has checked. */
async function dropForeign(cache: Cache, except: ReadonlySet<string> = new Set()): Promise<boolean> {
  let isDoubtful = false
  for (const request of await cache.keys()) {
    if (except.has(request.url)) continue
    const { pathname } = new URL(request.url)
    const kept = await cache.match(request)
    const foreign = kept !== undefined && (await isForeign(pathname, kept))
    if (foreign) await cache.delete(request)
    isDoubtful ||= foreign || (kept !== undefined && isUnchecked(pathname, kept))
  }
  return isDoubtful
}

/** Wrong bytes of a script that this version no longer has can be told by the hash alone under which they were kept. */
function isUnchecked(pathname: string, kept: Response): boolean {
  return pathname.startsWith(SCRIPTS) && !isChecked(kept)
}

/** Keeps one generation of old scripts loadable, then lets everything else of the old version go. */
export async function takeOver(): Promise<void> {
  const site = await caches.open(SITE)
  const leaving = (await site.keys()).filter(({ url }) => !current.has(url))
  const scripts = leaving.filter(({ url }) => new URL(url).pathname.startsWith(SCRIPTS))
  if (scripts.length > 0) {
    await caches.delete(PREVIOUS)
    const previous = await caches.open(PREVIOUS)
    for (const request of scripts) {
      const kept = await site.match(request)
      if (kept) await previous.put(request, kept)
    }
  }
  for (const request of leaving) await site.delete(request)
}

/** Fetches what is missing of the first tier: a browser, or a cleaner, may have emptied its cache. */
export async function refillSite(): Promise<void> {
  const site = await caches.open(SITE)
  const present = new Set((await site.keys()).map(({ url }) => url))
  const missing = tier.filter((entry) => !present.has(addressOf(entry)))
  for (const entry of missing) await keep(site, cacheKey(entry), entry)
}

/** Returns a file or a page of this version, or a script of the one before. Opening a cache would make it anew. */
export async function siteFile(path: string): Promise<Response | undefined> {
  const key = keys.get(path)
  return key === undefined ? wholeFrom(PREVIOUS, path) : wholeFrom(SITE, key)
}

/** Throws the caches of both tiers away. */
export async function forgetSite(): Promise<void> {
  await Promise.allSettled([SITE, PREVIOUS, SECOND_TIER].map((name) => caches.delete(name)))
}
