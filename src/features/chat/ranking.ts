import type { FaqEntry } from '#content/chat/faq-entry.ts'
import type { ConceptWeight, ParsedMessage } from './parse-message.ts'
import { isDeclined, isSmallTalk } from './reply.ts'

/** From this number of unknown words on, a single subject is doubtful, unless the message addresses the agency. */
const MAX_UNKNOWN_WORDS = 3
const WEIGHT_VALUES = { subject: 2, aspect: 1, setting: 0.5, question: 0.5, stranger: 0 } as const

export type Alternative = { readonly entry: FaqEntry; readonly concepts: readonly string[] }
export type RankedMatch = { readonly match: EntryMatch; readonly rank: readonly number[] }
export type EntriesByConcept = ReadonlyMap<string, ReadonlySet<FaqEntry>>
export type ConceptRarity = (concept: string) => number
export type EntryMatch = {
  readonly entry: FaqEntry
  readonly share: number
  readonly foundConcepts: readonly string[]
  readonly coveredConcepts: readonly string[] // the concepts of the message that any alternative of the entry contains
}

/** Returns the alternatives by the concepts that they contain. */
export function groupAlternatives(alternatives: readonly Alternative[]): ReadonlyMap<string, readonly Alternative[]> {
  const byConcept = new Map<string, Alternative[]>()
  for (const alternative of alternatives)
    for (const concept of alternative.concepts) {
      const list = byConcept.get(concept)
      if (list) list.push(alternative)
      else byConcept.set(concept, [alternative])
    }
  return byConcept
}

/** Returns the entries by the concepts that they contain. */
export function entriesByConcept(alternativesWith: ReadonlyMap<string, readonly Alternative[]>): EntriesByConcept {
  return new Map([...alternativesWith].map(([concept, all]) => [concept, new Set(all.map(({ entry }) => entry))]))
}

/** Returns the function that tells how well an alternative fits a message. */
export function matchesWith(parsed: ParsedMessage, owners: EntriesByConcept): (alternative: Alternative) => EntryMatch {
  const named = [...parsed.concepts.keys()]
  const coveredIn = new Map<FaqEntry, readonly string[]>() // once for all alternatives of an entry
  return ({ entry, concepts }) => {
    const coveredConcepts = coveredIn.get(entry) ?? named.filter((concept) => owners.get(concept)?.has(entry))
    coveredIn.set(entry, coveredConcepts)
    const foundConcepts = concepts.filter((concept) => parsed.concepts.has(concept))
    return { entry, foundConcepts, coveredConcepts, share: foundConcepts.length / concepts.length }
  }
}

/**
 * Returns whether a match may answer. A partial match needs a subject and no unknown word. A complete match with a
 * subject may answer, unless the subject is its only concept and the message has three or more unknown words and does
 * not address the agency. A complete match of aspects needs an entry that contains more than half of the subjects and
 * aspects in the message, and no unknown word. If the message addresses the agency, half of them is enough, and with
 * more than half some words may be unknown: 'do you have a price' is about our prices, 'price of onions' is not.
 * Courtesies and question words may answer only a message that contains nothing else.
 */
export function isConfident(
  { entry, share, foundConcepts, coveredConcepts }: EntryMatch,
  { concepts, unknownCount, addressesAgency }: ParsedMessage,
): boolean {
  if (share < 1) return countConcepts(concepts, foundConcepts, 'subject') > 0 && unknownCount === 0
  if (countConcepts(concepts, foundConcepts, 'subject') > 0)
    return addressesAgency || unknownCount < MAX_UNKNOWN_WORDS || foundConcepts.length > 1
  const namedCount = countConcepts(concepts, concepts.keys(), 'subject', 'aspect')
  if (namedCount === 0) return unknownCount === 0
  if (isSmallTalk(entry)) return false
  const coveredCount = countConcepts(concepts, coveredConcepts, 'subject', 'aspect')
  if (unknownCount === 0) return addressesAgency ? coveredCount * 2 >= namedCount : coveredCount * 2 > namedCount
  return (
    addressesAgency &&
    coveredCount * 2 > namedCount &&
    unknownCount < countConcepts(concepts, foundConcepts, 'aspect', 'setting')
  )
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
  // with an index, because a long message is compared with thousands of alternatives
  for (let level = 0; level < a.rank.length; level += 1) {
    const difference = (b.rank[level] ?? 0) - (a.rank[level] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * Returns the function that returns the sort keys of a match, to be sorted in descending order: complete matches of declined entries over topics
 * over courtesies, then the share, then the number of named things, then the length. In the length, a concept that
 * fewer entries contain counts more, and a concept that only other alternatives of the entry contain counts half.
 */
export function createRank(
  { concepts }: ParsedMessage,
  rarity: ConceptRarity,
  named: ReadonlySet<string>,
): (match: EntryMatch) => readonly number[] {
  const lengths = new Map([...concepts].map(([concept, weight]) => [concept, WEIGHT_VALUES[weight] * rarity(concept)]))
  const lengthOf = (list: readonly string[]) => list.reduce((sum, concept) => sum + (lengths.get(concept) ?? 0), 0)
  const coveredLengths = new Map<readonly string[], number>() // once for all alternatives of an entry
  return ({ entry, share, foundConcepts, coveredConcepts }) => {
    const coveredLength = coveredLengths.get(coveredConcepts) ?? lengthOf(coveredConcepts)
    coveredLengths.set(coveredConcepts, coveredLength)
    return [
      isSmallTalk(entry) ? 0 : isDeclined(entry) && share === 1 ? 2 : 1,
      share,
      foundConcepts.filter((concept) => named.has(concept)).length,
      lengthOf(foundConcepts) + coveredLength,
    ]
  }
}

/** Returns the entries of several lists, alternating between the lists. */
export function interleave(...lists: readonly (readonly RankedMatch[])[]): readonly FaqEntry[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return matchedEntries(
    Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat(),
  )
}

/** Returns the entries of the matches, in their order. */
export function matchedEntries(ranked: readonly RankedMatch[]): readonly FaqEntry[] {
  return ranked.map(({ match }) => match.entry)
}

/** Returns whether the best entry contains all subjects and aspects of a message that has no unknown words. */
export function isFullyCovered({ best, parsed }: { best: RankedMatch | undefined; parsed: ParsedMessage }): boolean {
  const named = countConcepts(parsed.concepts, parsed.concepts.keys(), 'subject', 'aspect')
  return (
    parsed.unknownCount === 0 &&
    best !== undefined &&
    countConcepts(parsed.concepts, best.match.coveredConcepts, 'subject', 'aspect') === named
  )
}
