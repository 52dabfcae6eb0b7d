import type { FaqEntry } from '#content/chat/faq-entry.ts'
import { MAX_MESSAGE_LENGTH } from './limits.ts'
import { tokenize } from './tokens.ts'

const COURTESIES: ReadonlySet<string> = new Set(tokenize('please pls plz kindly sir madam hi hello hey'))

/**
 * Returns a map from wordings to entries, for exact matches. The wordings of an entry are its title, each alternative,
 * and all alternatives together. Each wording is cut to the maximum length of a message. If two entries share a
 * wording, the earlier entry wins.
 */
export function createExactIndex(entries: readonly FaqEntry[]): ReadonlyMap<string, FaqEntry> {
  const wordings = entries.flatMap((entry) =>
    [entry.title, ...entry.question.split('|'), entry.question].map((text) => [exactKey(text), entry] as const),
  )
  return new Map(wordings.filter(([words]) => words !== '').reverse())
}

/** Returns the words by which exact matches compare a text: all but courtesies, or all if there are only courtesies. */
export function exactKey(text: string): string {
  const words = tokenize(text.slice(0, MAX_MESSAGE_LENGTH))
  const otherWords = words.filter((word) => !COURTESIES.has(word))
  return (otherWords.length > 0 ? otherWords : words).join(' ')
}
