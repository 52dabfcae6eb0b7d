import type { FaqEntry } from '#content/chat/entry.ts'
import { LONGEST_MESSAGE } from './limits.ts'
import { wordsOf } from './tokens.ts'

const COURTESIES: ReadonlySet<string> = new Set(wordsOf('please pls plz kindly sir madam hi hello hey'))

/**
 * Every wording that is answered outright, as far as a message is read: titles, alternatives, and all alternatives of an
 * entry in one. A wording two entries share belongs to the earlier.
 */
export function exactIndex(entries: readonly FaqEntry[]): ReadonlyMap<string, FaqEntry> {
  const wordings = entries.flatMap((entry) =>
    [entry.title, ...entry.question.split('|'), entry.question].map((text) => [exactly(text), entry] as const),
  )
  return new Map(wordings.filter(([words]) => words !== '').reverse())
}

/** Returns a text as exact matches compare it: without the courtesies around it, unless it is nothing else. */
export function exactly(text: string): string {
  const words = wordsOf(text.slice(0, LONGEST_MESSAGE))
  const asking = words.filter((word) => !COURTESIES.has(word))
  return (asking.length > 0 ? asking : words).join(' ')
}
