import type { PrecacheEntry } from '#lib/precache-entry.ts'

declare const self: { readonly __WB_MANIFEST: readonly PrecacheEntry[] }

/** Every file worth keeping, written in by the build. */
export const entries = self.__WB_MANIFEST

/**
 * Returns whether a file belongs to the second tier. Pictures do: the site works without them. So do the pages of articles
 * and of the licences: their texts come with the site's scripts, and the shell shows them until their pages are here. So
 * does what runs an agent, which a first visit rarely needs.
 */
export function isLater(url: string): boolean {
  return /^\/(?:(?:art|assets\/runner|blog|covers|galaxy|icons|people)\/|licenses$)/.test(url)
}
