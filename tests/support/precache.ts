import type { PrecacheEntry } from '#lib/precache-entry.ts'
import { readPrecacheLists } from '#prerender/precache.ts'

/** What the worker of a built folder keeps. */
export function precacheEntries(folder: string): readonly PrecacheEntry[] {
  return readPrecacheLists(folder).filter((entry): entry is PrecacheEntry => !('movedTo' in entry))
}
