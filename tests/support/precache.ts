import type { PrecacheEntry } from '#lib/precache-entry.ts'
import { listedIn } from '#prerender/precache.ts'

/** What the worker of a built folder keeps. */
export function precacheEntries(folder: string): readonly PrecacheEntry[] {
  return listedIn(folder).filter((entry): entry is PrecacheEntry => !('movedTo' in entry))
}
