import { foldForSearch } from '#lib/fold-for-search.ts'
import { truncate } from '#lib/untrusted.ts'

/** How many searches the device keeps. */
const MAX_RECENT = 5
const MAX_LENGTH = 100

/** Returns the stored searches, newest first; null if they are malformed. */
export function parseRecent(stored: unknown): readonly string[] | null {
  if (!Array.isArray(stored)) return null
  const texts = stored.slice(0, 10 * MAX_RECENT).filter((item): item is string => typeof item === 'string')
  return texts.reduceRight<readonly string[]>(addRecent, [])
}

/** Returns the searches with another one, which comes first and is there once. */
export function addRecent(recent: readonly string[], query: string): readonly string[] {
  const text = truncate(query.trim().replace(/\s+/g, ' '), MAX_LENGTH)
  if (text === '') return recent
  const others = recent.filter((other) => foldForSearch(other) !== foldForSearch(text))
  return [text, ...others].slice(0, MAX_RECENT)
}
