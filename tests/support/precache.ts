import type { PrecacheEntry } from '#lib/precache-entry.ts'
import { textOf } from './built-site.ts'
import { PRECACHE_LIST } from './resealed-site.ts'

/** What the built worker keeps. */
export function precacheEntries(): readonly PrecacheEntry[] {
  const list = PRECACHE_LIST.exec(textOf('sw.js'))?.[0]
  if (!list) throw new Error('There is no list of files in sw.js.')
  return JSON.parse(list) as PrecacheEntry[]
}
