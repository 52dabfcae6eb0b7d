/// <reference lib="webworker" />
import { PrecacheController } from 'workbox-precaching'
import { entries, isLater } from './manifest.ts'

/** The page without content that stands in for unknown addresses when there is no network. */
export const SHELL = '/app-shell.html'

const SITE = 'site'
const PREVIOUS = 'site-previous'

const precache = new PrecacheController({ cacheName: SITE })
precache.addToCacheList(entries.filter((entry) => !isLater(entry.url)))

/** The first tier, whole or not at all: scripts, styles, fonts, texts, and all pages but those of articles and licences. */
export async function installSite(event: ExtendableEvent): Promise<void> {
  await precache.install(event)
}

/** Keeps one generation of old scripts loadable, then lets everything else of the old version go. */
export async function takeOver(event: ExtendableEvent): Promise<void> {
  const site = await caches.open(SITE)
  const current = new Set(precache.getCachedURLs())
  const leaving = (await site.keys()).filter(
    ({ url }) => new URL(url).pathname.startsWith('/assets/') && !current.has(url),
  )
  if (leaving.length > 0) {
    await caches.delete(PREVIOUS)
    const previous = await caches.open(PREVIOUS)
    for (const request of leaving) {
      const kept = await site.match(request)
      if (kept) await previous.put(request, kept)
    }
  }
  await precache.activate(event)
}

/** A file of this version, or a script of the one before. */
export async function siteFile(path: string): Promise<Response | undefined> {
  return (await precache.matchPrecache(path)) ?? (await (await caches.open(PREVIOUS)).match(path))
}
