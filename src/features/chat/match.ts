import type { FaqEntry } from '#content/faq/entry.ts'
import { thesaurus as siteThesaurus, type Thesaurus } from '#content/faq/thesaurus.ts'
import { createReader, type Reading, type Weight } from './reading.ts'
import { wordsOf } from './tokens.ts'

/** What the chat says when nothing fits. The wording is fixed (spec §5). */
const FALLBACK =
  "I'm not sure how to help with that specific query. Please try asking about our services, tech stack, contact information, or portfolio."

export type Answer = {
  readonly text: string
  /** 1 for an exact match, otherwise the share of the alternative that won; 0 with the fallback. */
  readonly score: number
  /** The entry's id, null with the fallback. */
  readonly entry: string | null
  readonly link?: NonNullable<FaqEntry['link']>
  /** With the fallback: the titles of the three nearest questions. Otherwise empty. */
  readonly suggestions: readonly string[]
}

const THRESHOLD = 0.3 // spec §5: the share has to be greater
const LONGEST_MESSAGE = 500 // characters; what follows is not read
const SUGGESTIONS = 3
const LENGTHS = { subject: 2, aspect: 1, setting: 0.5, question: 0.5 } as const
const COMMON = 3 // what every concept counts, in natural logarithms of its rarity
const SMALL_TALK = 'talk-' // how the ids of courtesies begin

type Alternative = { readonly entry: FaqEntry; readonly concepts: readonly string[] }
type Owners = ReadonlyMap<string, ReadonlySet<FaqEntry>>
type Rarity = (concept: string) => number
type Match = {
  readonly entry: FaqEntry
  readonly share: number
  readonly found: readonly string[]
  readonly covered: readonly string[] // what the message names and the entry knows, from whichever alternative
}

/**
 * Prepares the entries once and returns the rule that answers a message (spec §5, read per alternative):
 * 1. A message that is a title, an alternative or the whole question, word for word, gets that entry.
 * 2. Otherwise an alternative's share is the part of its concepts that the message names. Of those that are well
 *    founded, the best share above 0.3 wins, then the longer match, then the entry that knows more of the message.
 * 3. Otherwise the fallback with suggestions.
 * Pure, for any string, whatever it holds.
 */
export function createMatcher(
  entries: readonly FaqEntry[],
  thesaurus: Thesaurus = siteThesaurus,
): (text: string) => Answer {
  const read = createReader(
    thesaurus,
    entries.flatMap(({ question }) => question.split('|')),
  )
  const exact = exactIndex(entries)
  const alternatives = entries.flatMap((entry) =>
    entry.question.split('|').map((text): Alternative => ({ entry, concepts: [...read(text).concepts.keys()] })),
  )
  const owners = ownersOf(alternatives)
  const rarity: Rarity = (concept) => COMMON + Math.log(entries.length / (owners.get(concept)?.size ?? 1))
  return (text) => {
    const literal = exact.get(exactly(text))
    if (literal) return answered(literal, 1)
    const reading = read(text.slice(0, LONGEST_MESSAGE))
    const near = alternatives
      .map((alternative) => matchOf(alternative, reading, owners))
      .filter(({ share }) => share > THRESHOLD)
      .map((match) => ({ match, rank: rankOf(match, reading, rarity) }))
      .sort((a, b) => a.rank.reduce((sofar, value, level) => sofar || (b.rank[level] ?? 0) - value, 0))
      .map(({ match }) => match)
    const best = near.find((match) => isWellFounded(match, reading))
    return best ? answered(best.entry, best.share) : fallback(near, entries)
  }
}

/**
 * Every wording that is answered outright, as far as a message is read: titles, alternatives, and all alternatives of an
 * entry in one. A wording two entries share belongs to the earlier.
 */
function exactIndex(entries: readonly FaqEntry[]): ReadonlyMap<string, FaqEntry> {
  const wordings = entries.flatMap((entry) =>
    [entry.title, ...entry.question.split('|'), entry.question].map((text) => [exactly(text), entry] as const),
  )
  return new Map(wordings.filter(([words]) => words !== '').reverse())
}

function exactly(text: string): string {
  return wordsOf(text.slice(0, LONGEST_MESSAGE)).join(' ')
}

/** The entries that know a concept. */
function ownersOf(alternatives: readonly Alternative[]): Owners {
  const owners = new Map<string, Set<FaqEntry>>()
  for (const { entry, concepts } of alternatives) {
    for (const concept of concepts) owners.set(concept, (owners.get(concept) ?? new Set()).add(entry))
  }
  return owners
}

function matchOf({ entry, concepts }: Alternative, reading: Reading, owners: Owners): Match {
  const found = concepts.filter((concept) => reading.concepts.has(concept))
  const covered = [...reading.concepts.keys()].filter((concept) => owners.get(concept)?.has(entry))
  return { entry, found, covered, share: concepts.length === 0 ? 0 : found.length / concepts.length }
}

/**
 * Whether a match may answer. A subject of ours, with all the alternative asks of it, is enough. Aspects alone answer a
 * message that is about little else: the entry knows most of the aspects it names, and it holds no unknown word. One that
 * speaks of us may be half of it unknown: 'price of onions' is not about our prices, 'do you have a price' is. A part of
 * an alternative needs a subject and no unknown word; courtesies and question words alone have to be all that was said.
 */
function isWellFounded({ entry, share, found, covered }: Match, { concepts, strangers, addressed }: Reading): boolean {
  const count = (list: Iterable<string>, ...weights: readonly Weight[]) =>
    [...list].filter((concept) => weights.includes(concepts.get(concept) ?? 'question')).length
  if (share < 1) return count(found, 'subject') > 0 && strangers === 0
  if (count(found, 'subject') > 0) return true
  const named = count(concepts.keys(), 'subject', 'aspect')
  if (named === 0) return strangers === 0
  if (isSmallTalk(entry)) return false
  const known = count(covered, 'subject', 'aspect')
  if (strangers === 0) return addressed ? known * 2 >= named : known * 2 > named
  return addressed && known * 2 > named && strangers < count(found, 'aspect', 'setting')
}

/**
 * Greatest first: topics before courtesies, greater shares, then longer matches. A concept counts the more the fewer
 * entries know it; what the entry knows of the message beside the alternative counts half.
 */
function rankOf({ entry, share, found, covered }: Match, { concepts }: Reading, rarity: Rarity): readonly number[] {
  const lengthOf = (list: readonly string[]) =>
    list.reduce((sum, concept) => sum + LENGTHS[concepts.get(concept) ?? 'question'] * rarity(concept), 0)
  return [isSmallTalk(entry) ? 0 : 1, share, lengthOf(found) + lengthOf(covered)]
}

function isSmallTalk(entry: FaqEntry): boolean {
  return entry.id.startsWith(SMALL_TALK)
}

function answered(entry: FaqEntry, score: number): Answer {
  const base = { text: entry.answer, score, entry: entry.id, suggestions: [] }
  return entry.link ? { ...base, link: entry.link } : base
}

/** Suggests what came nearest, and the first entries where too little came near. */
function fallback(near: readonly Match[], entries: readonly FaqEntry[]): Answer {
  const topics = [...near.map(({ entry }) => entry), ...entries].filter((entry) => !isSmallTalk(entry))
  const titles = topics.map(({ title }) => title)
  return { text: FALLBACK, score: 0, entry: null, suggestions: [...new Set(titles)].slice(0, SUGGESTIONS) }
}
