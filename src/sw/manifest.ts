/// <reference lib="webworker" />

import type { PrecacheEntry } from 'workbox-precaching'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[] }

/** Every file worth keeping, written in by the build. */
export const entries: readonly PrecacheEntry[] = self.__WB_MANIFEST.map((entry) =>
  typeof entry === 'string' ? { url: entry, revision: null } : entry,
)

/**
 * Pictures make the second tier: the site works without them. So do the pages of articles and of the licences: their texts
 * come with the site's scripts, and the shell shows them until their pages are here. So does what runs an agent, which a
 * first visit rarely needs.
 */
export function isLater(url: string): boolean {
  return /^\/?(?:(?:art|assets\/runner|blog|covers|galaxy|icons|people)\/|licenses\.html$)/.test(url)
}
