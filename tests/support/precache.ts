import type { PrecacheEntry } from '#lib/precache-entry.ts'
import { listedIn } from '#prerender/precache.ts'
import { builtFolder } from './built-site.ts'

/** What the built worker keeps. */
export function precacheEntries(folder = builtFolder): readonly PrecacheEntry[] {
  return listedIn(folder).filter((entry): entry is PrecacheEntry => !('movedTo' in entry))
}
