import type { FaqEntry } from '#content/chat/faq-entry.ts'
import type { ConceptWeight, ParsedMessage } from './parse-message.ts'
import { isDeclined, isSmallTalk } from './reply.ts'

/** The number of unknown words that makes a single subject doubtful, unless the message addresses the agency. */
const MAX_UNKNOWN_WORDS = 3
const WEIGHT_VALUES = { subject: 2, aspect: 1, setting: 0.5, question: 0.5, stranger: 0 } as const

export type Alternative = { readonly entry: FaqEntry; readonly concepts: readonly string[] }
export type RankedMatch = { readonly match: EntryMatch; readonly rank: readonly number[] }
export type EntriesByConcept = ReadonlyMap<string, ReadonlySet<FaqEntry>>
export type ConceptRarity = (concept: string) => number
export type EntryMatch = {
  readonly entry: FaqEntry
  readonly share: number
  readonly found: readonly string[]
  readonly covered: readonly string[] // what the message names and any alternative of the entry knows
}

/** Returns the alternatives by the concepts that they contain. */
export function groupAlternatives(alternatives: readonly Alternative[]): ReadonlyMap<string, readonly Alternative[]> {
  const all = new Map<string, Alternative[]>()
  for (const alternative of alternatives)
    for (const concept of alternative.concepts) {
      const list = all.get(concept)
      if (list) list.push(alternative)
      else all.set(concept, [alternative])
    }
  return all
}

/** Returns the entries by the concepts that they contain. */
export function entriesByConcept(alternativesWith: ReadonlyMap<string, readonly Alternative[]>): EntriesByConcept {
  return new Map([...alternativesWith].map(([concept, all]) => [concept, new Set(all.map(({ entry }) => entry))]))
}

/** Returns the share of an alternative's concepts that a message names, from 0 to 1. */
export function conceptShare(concepts: readonly string[], parsed: ParsedMessage): number {
  const found = concepts.filter((concept) => parsed.concepts.has(concept))
  return concepts.length === 0 ? 0 : found.length / concepts.length
}

/** Returns how well an alternative fits a message. */
export function createMatch(
  { entry, concepts }: Alternative,
  parsed: ParsedMessage,
  owners: EntriesByConcept,
): EntryMatch {
  const found = concepts.filter((concept) => parsed.concepts.has(concept))
  const covered = [...parsed.concepts.keys()].filter((concept) => owners.get(concept)?.has(entry))
  return { entry, found, covered, share: found.length / concepts.length }
}

/**
 * Returns whether a match may answer. A complete match with a subject is enough, unless it is one word in a message
 * about something else. Aspects alone answer only if the entry knows most of the subjects and aspects in the message
 * and no word is unknown. If the message addresses the agency, some unknown words are allowed: 'price of onions' is not
 * about our prices, 'do you have a price' is. A partial match needs a subject and no unknown word. Courtesies and
 * question words must be all that was said.
 */
export function isConfident(
  { entry, share, found, covered }: EntryMatch,
  { concepts, strangers, addressed }: ParsedMessage,
): boolean {
  if (share < 1) return countConcepts(concepts, found, 'subject') > 0 && strangers === 0
  if (countConcepts(concepts, found, 'subject') > 0)
    return addressed || strangers < MAX_UNKNOWN_WORDS || found.length > 1
  const named = countConcepts(concepts, concepts.keys(), 'subject', 'aspect')
  if (named === 0) return strangers === 0
  if (isSmallTalk(entry)) return false
  const known = countConcepts(concepts, covered, 'subject', 'aspect')
  if (strangers === 0) return addressed ? known * 2 >= named : known * 2 > named
  return addressed && known * 2 > named && strangers < countConcepts(concepts, found, 'aspect', 'setting')
}

/** Returns how many of the listed concepts have one of the weights in a message. */
export function countConcepts(
  concepts: ParsedMessage['concepts'],
  list: Iterable<string>,
  ...weights: readonly ConceptWeight[]
): number {
  return [...list].filter((concept) => weights.includes(concepts.get(concept) ?? 'question')).length
}

/** Compares matches: the best first, and undefined last. */
export function compareRanked(a: RankedMatch | undefined, b: RankedMatch | undefined): number {
  return a && b ? compareByRank(a, b) : Number(a === undefined) - Number(b === undefined)
}

/** Compares matches: the best first. */
export function compareByRank(a: RankedMatch, b: RankedMatch): number {
  return a.rank.reduce((sofar, value, level) => sofar || (b.rank[level] ?? 0) - value, 0)
}

/**
 * Returns the sort keys of a match, to be sorted in descending order: declined entries over topics over courtesies,
 * then the share, then the number of named things, then the length. A concept counts more the fewer entries know it.
 * What the entry knows of the message outside the alternative counts half.
 */
export function createRank(
  { entry, share, found, covered }: EntryMatch,
  { concepts }: ParsedMessage,
  rarity: ConceptRarity,
  named: ReadonlySet<string>,
): readonly number[] {
  const lengthOf = (list: readonly string[]) =>
    list.reduce((sum, concept) => sum + WEIGHT_VALUES[concepts.get(concept) ?? 'question'] * rarity(concept), 0)
  const things = found.filter((concept) => named.has(concept)).length
  return [
    isSmallTalk(entry) ? 0 : isDeclined(entry) && share === 1 ? 2 : 1,
    share,
    things,
    lengthOf(found) + lengthOf(covered),
  ]
}

/** Returns the entries of several lists in turn, one of each list after the other. */
export function interleave(...lists: readonly (readonly RankedMatch[])[]): readonly FaqEntry[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return matchedEntries(Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat())
}

/** Returns the entries of the matches, in their order. */
export function matchedEntries(ranked: readonly RankedMatch[]): readonly FaqEntry[] {
  return ranked.map(({ match }) => match.entry)
}
