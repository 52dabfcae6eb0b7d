import { foldForSearch } from '#lib/fold-for-search.ts'
import { isStopWord, stemOf, WORD, wordsOf } from './words.ts'

/** A word of the index that is looked for: a word of the query, another form of it, or one with the same meaning. */
export type Alternative = {
  readonly term: string
  readonly weight: number
  readonly isPrefix: boolean
  /** Whether it is another word with the same meaning. */
  readonly isSynonym?: boolean
}

const SYNONYM_WEIGHT = 0.35
const PREFIX_WEIGHT = 0.5
/** How much the words of a phrase count that say nothing each on its own, such as 'how much'. */
const EMPTY_WORD_WEIGHT = 0.3
/** Further words of a longer query are not looked for. */
const MAX_WORDS = 24

/**
 * Returns the words of a query, each once, with everything that counts as the same word. Words that say nothing are
 * left out if others remain. `synonyms` are groups of words and phrases with the same meaning. A word and the next one
 * are also looked for as one, if the index has it.
 */
export function queryWords(
  query: string,
  synonyms: readonly (readonly string[])[],
  vocabulary: ReadonlySet<string>,
): readonly (readonly Alternative[])[] {
  const chunks = [...new Set(chunksOf(query))].slice(0, MAX_WORDS)
  const telling = chunks.filter((chunk) => !isStopWord(chunk))
  const meanings = new Map<string, readonly Alternative[]>()
  const emptyPhrases: (readonly Alternative[])[] = []
  for (const group of synonyms) {
    const phrase = group.find((member) => member.includes(' ') && isWithin(chunksOf(member), chunks))
    if (phrase === undefined) continue
    const others = synonymsOf(group, (member) => !member.includes(' '))
    const own = chunksOf(phrase).filter((chunk) => !isStopWord(chunk))
    for (const chunk of own) meanings.set(chunk, [...(meanings.get(chunk) ?? []), ...others])
    const emptyWords = chunksOf(phrase).map((term) => ({
      term,
      weight: EMPTY_WORD_WEIGHT,
      isPrefix: false,
      isSynonym: true,
    }))
    if (own.length === 0) emptyPhrases.push([...emptyWords, ...others])
  }
  const used = telling.length > 0 || emptyPhrases.length > 0 ? telling : chunks
  const words = used.map((chunk, index) => {
    const parts = chunk.split('_')
    const pairs = [`${used[index - 1] ?? ''}${chunk}`, `${chunk}${used[index + 1] ?? ''}`]
    const joined = pairs.filter((pair) => pair !== chunk && vocabulary.has(pair))
    return [
      ...parts.flatMap((part) => formsOf(part)),
      ...joined.map((term) => ({ term, weight: 1, isPrefix: false })),
      ...sameMeaning(parts[0] ?? '', synonyms),
      ...(meanings.get(chunk) ?? []),
    ]
  })
  return [...words, ...emptyPhrases]
}

/** Returns the word itself, longer words that begin with it, and its stem. */
export const formsOf = (word: string): readonly Alternative[] => [
  { term: word, weight: 1, isPrefix: false },
  ...(word.length > 1 ? [{ term: word, weight: PREFIX_WEIGHT, isPrefix: true }] : []),
  { term: stemOf(word), weight: 1, isPrefix: false },
]

/** Returns the words of a text in their order. The parts of a hyphened word stay together: `ecommerce_e_commerce`. */
function chunksOf(text: string): readonly string[] {
  return (foldForSearch(text).match(WORD) ?? []).map((word) => wordsOf(word).join('_'))
}

function isWithin(phrase: readonly string[], words: readonly string[]): boolean {
  return words.some((_, at) => phrase.every((word, index) => words[at + index] === word))
}

function sameMeaning(word: string, synonyms: readonly (readonly string[])[]): readonly Alternative[] {
  const stem = stemOf(word)
  return synonyms
    .filter((group) => group.some((member) => member === word || stemOf(member) === stem))
    .flatMap((group) => synonymsOf(group, (member) => member !== word && !member.includes(' ')))
}

function synonymsOf(group: readonly string[], isWanted: (member: string) => boolean): readonly Alternative[] {
  return group
    .filter(isWanted)
    .map((member) => ({ term: stemOf(member), weight: SYNONYM_WEIGHT, isPrefix: false, isSynonym: true }))
}
