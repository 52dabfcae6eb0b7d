import type { FaqEntry } from '#content/chat/faq-entry.ts'
import type { ConceptWeight, ParsedMessage } from './parse-message.ts'
import { isDeclined, isSmallTalk } from './reply.ts'

/** So many unknown words, from which on one subject alone is meant otherwise, unless the message speaks to us. */
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
  readonly covered: readonly string[] // what the message names and the entry knows, from whichever alternative
}

/** Returns the alternatives that hold each concept. */
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

/** Returns the entries that know each concept. */
export function entriesByConcept(alternativesWith: ReadonlyMap<string, readonly Alternative[]>): EntriesByConcept {
  return new Map([...alternativesWith].map(([concept, all]) => [concept, new Set(all.map(({ entry }) => entry))]))
}

/** Returns the part of an alternative's concepts that a text names. */
export function conceptShare(concepts: readonly string[], reading: ParsedMessage): number {
  const found = concepts.filter((concept) => reading.concepts.has(concept))
  return concepts.length === 0 ? 0 : found.length / concepts.length
}

/** Returns how an alternative fits a reading. */
export function createMatch(
  { entry, concepts }: Alternative,
  reading: ParsedMessage,
  owners: EntriesByConcept,
): EntryMatch {
  const found = concepts.filter((concept) => reading.concepts.has(concept))
  const covered = [...reading.concepts.keys()].filter((concept) => owners.get(concept)?.has(entry))
  return { entry, found, covered, share: found.length / concepts.length }
}

/**
 * Whether a match may answer. A subject of ours, with all the alternative asks of it, is enough, unless it is one word in a
 * message that is about something else. Aspects alone answer a
 * message that is about little else: the entry knows most of the aspects it names, and it holds no unknown word. One that
 * speaks of us may be half of it unknown: 'price of onions' is not about our prices, 'do you have a price' is. A part of
 * an alternative needs a subject and no unknown word; courtesies and question words alone have to be all that was said.
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

/** Returns how many of these concepts have one of the weights in a reading. */
export function countConcepts(
  concepts: ParsedMessage['concepts'],
  list: Iterable<string>,
  ...weights: readonly ConceptWeight[]
): number {
  return [...list].filter((concept) => weights.includes(concepts.get(concept) ?? 'question')).length
}

/** Orders the best first, and nothing last. */
export function compareRanked(a: RankedMatch | undefined, b: RankedMatch | undefined): number {
  return a && b ? compareByRank(a, b) : Number(a === undefined) - Number(b === undefined)
}

/** Orders the best first. */
export function compareByRank(a: RankedMatch, b: RankedMatch): number {
  return a.rank.reduce((sofar, value, level) => sofar || (b.rank[level] ?? 0) - value, 0)
}

/**
 * Greatest first: what is declined before topics and these before courtesies, greater shares, named things before kinds, then longer matches. A concept
 * counts the more the fewer entries know it; what the entry knows of the message beside the alternative counts half.
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

/** The entries of several lists, one of each list after the other. */
export function interleave(...lists: readonly (readonly RankedMatch[])[]): readonly FaqEntry[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return matchedEntries(Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat())
}

/** The entries of a list, in its order. */
export function matchedEntries(ranked: readonly RankedMatch[]): readonly FaqEntry[] {
  return ranked.map(({ match }) => match.entry)
}
