import type { FaqEntry } from '#content/chat/entry.ts'
import type { Reading, Weight } from './reading.ts'
import { isDeclined, isSmallTalk } from './reply.ts'

/** So many unknown words, from which on one subject alone is meant otherwise, unless the message speaks to us. */
const FOREIGN = 3
const LENGTHS = { subject: 2, aspect: 1, setting: 0.5, question: 0.5, stranger: 0 } as const

export type Alternative = { readonly entry: FaqEntry; readonly concepts: readonly string[] }
export type Ranked = { readonly match: Match; readonly rank: readonly number[] }
export type Owners = ReadonlyMap<string, ReadonlySet<FaqEntry>>
export type Rarity = (concept: string) => number
export type Match = {
  readonly entry: FaqEntry
  readonly share: number
  readonly found: readonly string[]
  readonly covered: readonly string[] // what the message names and the entry knows, from whichever alternative
}

/** Returns the alternatives that hold each concept. */
export function alternativesWithin(alternatives: readonly Alternative[]): ReadonlyMap<string, readonly Alternative[]> {
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
export function ownersOf(alternativesWith: ReadonlyMap<string, readonly Alternative[]>): Owners {
  return new Map([...alternativesWith].map(([concept, all]) => [concept, new Set(all.map(({ entry }) => entry))]))
}

/** Returns the part of an alternative's concepts that a text names. */
export function shareOf(concepts: readonly string[], reading: Reading): number {
  const found = concepts.filter((concept) => reading.concepts.has(concept))
  return concepts.length === 0 ? 0 : found.length / concepts.length
}

/** Returns how an alternative fits a reading. */
export function matchOf({ entry, concepts }: Alternative, reading: Reading, owners: Owners): Match {
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
export function isWellFounded(
  { entry, share, found, covered }: Match,
  { concepts, strangers, addressed }: Reading,
): boolean {
  if (share < 1) return count(concepts, found, 'subject') > 0 && strangers === 0
  if (count(concepts, found, 'subject') > 0) return addressed || strangers < FOREIGN || found.length > 1
  const named = count(concepts, concepts.keys(), 'subject', 'aspect')
  if (named === 0) return strangers === 0
  if (isSmallTalk(entry)) return false
  const known = count(concepts, covered, 'subject', 'aspect')
  if (strangers === 0) return addressed ? known * 2 >= named : known * 2 > named
  return addressed && known * 2 > named && strangers < count(concepts, found, 'aspect', 'setting')
}

/** Returns how many of these concepts have one of the weights in a reading. */
export function count(concepts: Reading['concepts'], list: Iterable<string>, ...weights: readonly Weight[]): number {
  return [...list].filter((concept) => weights.includes(concepts.get(concept) ?? 'question')).length
}

/** Orders the best first, and nothing last. */
export function compare(a: Ranked | undefined, b: Ranked | undefined): number {
  return a && b ? byRank(a, b) : Number(a === undefined) - Number(b === undefined)
}

/** Orders the best first. */
export function byRank(a: Ranked, b: Ranked): number {
  return a.rank.reduce((sofar, value, level) => sofar || (b.rank[level] ?? 0) - value, 0)
}

/**
 * Greatest first: what is declined before topics and these before courtesies, greater shares, named things before kinds, then longer matches. A concept
 * counts the more the fewer entries know it; what the entry knows of the message beside the alternative counts half.
 */
export function rankOf(
  { entry, share, found, covered }: Match,
  { concepts }: Reading,
  rarity: Rarity,
  named: ReadonlySet<string>,
): readonly number[] {
  const lengthOf = (list: readonly string[]) =>
    list.reduce((sum, concept) => sum + LENGTHS[concepts.get(concept) ?? 'question'] * rarity(concept), 0)
  const things = found.filter((concept) => named.has(concept)).length
  return [
    isSmallTalk(entry) ? 0 : isDeclined(entry) && share === 1 ? 2 : 1,
    share,
    things,
    lengthOf(found) + lengthOf(covered),
  ]
}

/** The entries of several lists, one of each list after the other. */
export function inTurn(...lists: readonly (readonly Ranked[])[]): readonly FaqEntry[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return entriesOf(Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat())
}

/** The entries of a list, in its order. */
export function entriesOf(ranked: readonly Ranked[]): readonly FaqEntry[] {
  return ranked.map(({ match }) => match.entry)
}
