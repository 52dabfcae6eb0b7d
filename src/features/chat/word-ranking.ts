import type { FaqEntry } from '#content/chat/faq-entry.ts'
import type { ParsedMessage } from './parse-message.ts'
import { isDeclined, isSmallTalk } from './reply.ts'
import { baseForms, tokenize } from './tokens.ts'

/** A sentence of a message, and how much its words count. */
export type WeightedSentence = { readonly parsed: ParsedMessage; readonly weight: number }
/** An entry and how many of the words of a message it shares, where rare words count more. */
export type WordMatch = { readonly entry: FaqEntry; readonly score: number }

/** How much a word counts in each part of an entry. */
const FIELD_WEIGHTS = { title: 2, question: 1.2, answer: 0.6 } as const
const CONCEPT_WEIGHT = 0.8 // of a concept, as the words that name it count as well
const RANK_OFFSET = 3 // how little the first place counts more than the second, where rankings are merged
const SATURATION = 1.2 // BM25's k1: a word that occurs twice does not count twice
const LENGTH_INFLUENCE = 0.5 // BM25's b: how much a long entry loses

/**
 * Indexes the words and concepts of all entries, and returns the function that ranks the entries by those that a message
 * shares with them (BM25), the best first. Courtesies and refusals are left out.
 */
export function createWordRanking(
  entries: readonly FaqEntry[],
  parsedAlternatives: ReadonlyMap<string, readonly ParsedMessage[]>,
): (sentences: readonly WeightedSentence[]) => readonly WordMatch[] {
  const ranked = entries.filter((entry) => !isSmallTalk(entry) && !isDeclined(entry))
  const termsOf = (entry: FaqEntry) => {
    const terms = new Map<string, number>()
    const add = (term: string, weight: number) => terms.set(term, (terms.get(term) ?? 0) + weight)
    for (const field of ['title', 'answer'] as const)
      for (const word of tokenize(entry[field])) add(baseOf(word), FIELD_WEIGHTS[field])
    for (const word of new Set(tokenize(entry.question))) add(baseOf(word), FIELD_WEIGHTS.question)
    const alternatives = parsedAlternatives.get(entry.id) ?? []
    for (const concept of new Set(alternatives.flatMap(({ concepts }) => [...concepts.keys()])))
      add(conceptTerm(concept), 1)
    return terms
  }
  const terms = ranked.map(termsOf)
  const averageSize = terms.reduce((sum, { size }) => sum + size, 0) / terms.length
  /** For each term, the entries that have it, by their index, and what it adds to their scores. */
  const occurrences = new Map<string, { readonly index: number; readonly gain: number }[]>()
  for (const [index, ofEntry] of terms.entries()) {
    const penalty = SATURATION * (1 - LENGTH_INFLUENCE + (LENGTH_INFLUENCE * ofEntry.size) / averageSize)
    for (const [term, count] of ofEntry) {
      const list = occurrences.get(term) ?? []
      occurrences.set(term, list)
      list.push({ index, gain: (count * (SATURATION + 1)) / (count + penalty) })
    }
  }

  return (sentences) => {
    const asked = new Map<string, number>()
    for (const { parsed, weight } of sentences)
      for (const [term, value] of termsOfMessage(parsed))
        asked.set(term, Math.max(asked.get(term) ?? 0, weight * value))
    const scores = new Map<number, number>()
    for (const [term, weight] of asked) {
      const entriesWith = occurrences.get(term) ?? []
      const rarity = Math.log(1 + ranked.length / entriesWith.length)
      for (const { index, gain } of entriesWith) scores.set(index, (scores.get(index) ?? 0) + weight * rarity * gain)
    }
    return [...scores]
      .sort(([a, x], [b, y]) => y - x || a - b)
      .flatMap(([index, score]) => {
        const entry = ranked[index]
        return entry ? [{ entry, score }] : []
      })
  }
}

/**
 * Returns the entries of two rankings as one: the first of `a`, the first two of `b`, then the others by their places in
 * both (reciprocal rank fusion).
 */
export function mergeRankings(a: readonly FaqEntry[], b: readonly FaqEntry[]): readonly FaqEntry[] {
  const scores = new Map<FaqEntry, number>()
  for (const ranking of [a, b])
    for (const [index, entry] of [...new Set(ranking)].entries())
      scores.set(entry, (scores.get(entry) ?? 0) + 1 / (RANK_OFFSET + index))
  const merged = [...scores].sort(([, x], [, y]) => y - x).map(([entry]) => entry)
  return [...new Set([...a.slice(0, 1), ...b.slice(0, 2), ...merged])]
}

/** Returns the words and concepts of a message, with how much each counts. */
function termsOfMessage({ words, concepts }: ParsedMessage): readonly (readonly [string, number])[] {
  const named = [...concepts].filter(([, weight]) => weight !== 'question' && weight !== 'stranger')
  return [
    ...words.map((word) => [baseOf(word), 1] as const),
    ...named.map(([concept]) => [conceptTerm(concept), CONCEPT_WEIGHT] as const),
  ]
}

/** Returns the key of a concept, which differs from that of the word of the same name. */
function conceptTerm(concept: string): string {
  return `#${concept}`
}

/** Returns the shortest base form of a word, so that 'restored' equals 'restore'. */
function baseOf(word: string): string {
  return (baseForms(word).at(-1) ?? word).replace(/e$/, '')
}
