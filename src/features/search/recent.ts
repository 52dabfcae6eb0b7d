import { foldForSearch } from '#lib/fold-for-search.ts'
import { truncate } from '#lib/untrusted.ts'

/** How many searches the device keeps. */
const MAX_RECENT = 5
const MAX_LENGTH = 100

/** Returns the stored searches, newest first; null if they are malformed. */
export function parseRecent(stored: unknown): readonly string[] | null {
  if (!Array.isArray(stored)) return null
  const texts = stored.filter((item): item is string => typeof item === 'string' && item.trim() !== '')
  return texts.slice(0, MAX_RECENT).map((text) => truncate(text, MAX_LENGTH))
}

/** Returns the searches with another one, which comes first and is there once. */
export function addRecent(recent: readonly string[], query: string): readonly string[] {
  const text = truncate(query.trim().replace(/\s+/g, ' '), MAX_LENGTH)
  if (text === '') return recent
  const others = recent.filter((other) => foldForSearch(other) !== foldForSearch(text))
  return [text, ...others].slice(0, MAX_RECENT)
}
