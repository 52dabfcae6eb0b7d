import type { FaqEntry } from '#content/chat/faq-entry.ts'
import { MAX_MESSAGE_LENGTH } from './limits.ts'
import { tokenize } from './tokens.ts'

const COURTESIES: ReadonlySet<string> = new Set(tokenize('please pls plz kindly sir madam hi hello hey'))

/**
 * Every wording that is answered outright, as far as a message is read: titles, alternatives, and all alternatives of an
 * entry in one. A wording two entries share belongs to the earlier.
 */
export function createExactIndex(entries: readonly FaqEntry[]): ReadonlyMap<string, FaqEntry> {
  const wordings = entries.flatMap((entry) =>
    [entry.title, ...entry.question.split('|'), entry.question].map((text) => [exactKey(text), entry] as const),
  )
  return new Map(wordings.filter(([words]) => words !== '').reverse())
}

/** Returns a text as exact matches compare it: without the courtesies around it, unless it is nothing else. */
export function exactKey(text: string): string {
  const words = tokenize(text.slice(0, MAX_MESSAGE_LENGTH))
  const asking = words.filter((word) => !COURTESIES.has(word))
  return (asking.length > 0 ? asking : words).join(' ')
}
