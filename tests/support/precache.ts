import type { PrecacheEntry } from '#lib/precache-entry.ts'
import { readPrecacheLists } from '#prerender/precache.ts'

/** Returns the entries that the worker of a built folder precaches. */
export function precacheEntries(folder: string): readonly PrecacheEntry[] {
  return readPrecacheLists(folder).filter(
    (entry): entry is PrecacheEntry => !('movedTo' in entry || 'collection' in entry),
  )
}
