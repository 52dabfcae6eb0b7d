import type { FaqEntry } from '#content/chat/faq-entry.ts'
import { MAX_MESSAGE_LENGTH } from './limits.ts'
import { tokenize } from './tokens.ts'

const COURTESIES: ReadonlySet<string> = new Set(tokenize('please pls plz kindly sir madam hi hello hey'))

/**
 * Returns the entries by every wording that matches exactly: titles, single alternatives, and the whole question, each
 * cut to the length of a message. If two entries share a wording, the earlier one wins.
 */
export function createExactIndex(entries: readonly FaqEntry[]): ReadonlyMap<string, FaqEntry> {
  const wordings = entries.flatMap((entry) =>
    [entry.title, ...entry.question.split('|'), entry.question].map((text) => [exactKey(text), entry] as const),
  )
  return new Map(wordings.filter(([words]) => words !== '').reverse())
}

/** Returns a text as exact matches compare it: without courtesies, unless it consists of nothing else. */
export function exactKey(text: string): string {
  const words = tokenize(text.slice(0, MAX_MESSAGE_LENGTH))
  const asking = words.filter((word) => !COURTESIES.has(word))
  return (asking.length > 0 ? asking : words).join(' ')
}
