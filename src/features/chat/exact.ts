import type { FaqEntry } from '#content/faq/entry.ts'
import { wordsOf } from './tokens.ts'

/** Characters of a message that are read; what follows is not. */
export const LONGEST_MESSAGE = 500

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

/** A text as exact matches compare it. */
export function exactly(text: string): string {
  return wordsOf(text.slice(0, LONGEST_MESSAGE)).join(' ')
}
