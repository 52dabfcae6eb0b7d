import type { MovedPage, PrecacheEntry } from '#lib/precache-entry.ts'

declare const self: { readonly __WB_MANIFEST: readonly (PrecacheEntry | MovedPage)[] }

/** Written in by the build, which looks for this name once. */
const listed = self.__WB_MANIFEST

/** Every file worth keeping. */
export const entries = listed.flatMap((entry) => ('movedTo' in entry ? [] : [entry]))

/** Where pages stand now, by the addresses they had before. */
export const moved: ReadonlyMap<string, string> = new Map(
  listed.flatMap((entry) => ('movedTo' in entry ? [[entry.url, entry.movedTo] as const] : [])),
)

/**
 * Returns whether a file belongs to the second tier. Pictures do: the site works without them. So do the pages of articles
 * and of the licences: their texts come with the site's scripts, and the shell shows them until their pages are here. So
 * does what runs an agent, which a first visit rarely needs.
 */
export function isLater(url: string): boolean {
  return /^\/(?:(?:art|assets\/runner|blog|covers|galaxy|icons|people)\/|licenses$)/.test(url)
}
