import type { FaqEntry } from '#content/faq/entry.ts'
import { spelling } from '#features/chat/spelling.ts'
import { joinedPairs, phrasesOf, stemOf, tokensOf, wordsOf } from '#features/chat/tokens.ts'
import {
  isAddress,
  isDistinctive,
  isElsewhere,
  isNarrow,
  isSpecific,
  isSpelledRight,
  isSubject,
  isTelling,
  isTrade,
} from '#features/chat/vocabulary.ts'

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
const SMALL_TALK = 'talk-' // how the ids of courtesies begin

type Alternative = {
  readonly entry: FaqEntry
  readonly order: number
  readonly words: readonly string[]
  readonly countsInPart: boolean // all are specific words, none is joined to its neighbour
}
type Match = { readonly entry: FaqEntry; readonly order: number; readonly share: number; readonly found: Set<string> }
type Index = ReadonlyMap<string, readonly Alternative[]>
type Message = {
  readonly words: ReadonlySet<string>
  readonly subjects: number // how many different words carry one
  readonly telling: readonly string[] // those that say more than 'best' or 'time'
  readonly isElsewhere: boolean // holds a word of another world
  readonly isKnown: boolean // holds no word that no alternative has
}

/**
 * Prepares the entries once and returns the rule that answers a message (spec §5, read per alternative):
 * 1. A message with the words of a title or an alternative and no others, function words aside, gets that entry.
 * 2. Otherwise an alternative's share is the part of its words that stand in the message as whole words. The best share
 *    above 0.3 wins, then the longer match, then the earlier entry. `isEnough` says which matches count at all.
 * 3. Otherwise the fallback with suggestions.
 * Pure, for any string, whatever it holds.
 */
export function createMatcher(entries: readonly FaqEntry[]): (text: string) => Answer {
  const alternatives = entries.flatMap(alternativesOf)
  const vocabulary = new Set(alternatives.flatMap(({ words }) => words))
  const exact = exactIndex(entries)
  const index = wordIndex(alternatives)
  const corrected = spelling(new Set(entries.flatMap(({ question }) => tokensOf(question))))
  return (text) => {
    const tokens = tokensOf(text.slice(0, LONGEST_MESSAGE))
    const isFamiliar = (word: string) => vocabulary.has(word) || isSpelledRight(word)
    const words = tokens.map((token) => (isFamiliar(stemOf(token)) ? stemOf(token) : stemOf(corrected(token))))
    const literal = exact.get(words.join(' '))
    if (literal) return answered(literal, 1)
    const message = {
      words: new Set([...words, ...joinedPairs(words)]),
      subjects: new Set(words.filter(isSubject)).size,
      telling: words.filter(isTelling),
      isElsewhere: words.some(isElsewhere),
      isKnown: words.every((word) => vocabulary.has(word) || !isSubject(word)),
    }
    const near = nearest(message, index)
    const [best] = ranked(
      near.filter((alternative) => isEnough(alternative, message)),
      message,
    )
    const whole = best?.share === 1 ? undefined : exact.get(keyOf(words))
    if (whole) return answered(whole, 1)
    return best ? answered(best.entry, best.share) : fallback(ranked(near, message), entries)
  }
}

function alternativesOf(entry: FaqEntry, order: number): readonly Alternative[] {
  const wordings = entry.question.split('|').map((wording) => {
    const words = phrasesOf(wording).filter(isSubject)
    return [
      words.join(' '),
      { entry, order, words, countsInPart: !wording.includes('-') && words.every(isSpecific) },
    ] as const
  })
  return [...new Map(wordings).values()]
}

/** Every wording that is answered outright. A wording two entries share belongs to the earlier. */
function exactIndex(entries: readonly FaqEntry[]): ReadonlyMap<string, FaqEntry> {
  const index = new Map<string, FaqEntry>()
  const add = (wording: string, entry: FaqEntry) => wording === '' || index.has(wording) || index.set(wording, entry)
  const titles = entries.map((entry) => ({ entry, text: entry.title, words: wordsOf(entry.title) }))
  const alternatives = entries.flatMap((entry) =>
    [entry.question, ...entry.question.split('|')].map((text) => ({ entry, text, words: wordsOf(text) })),
  )
  for (const { entry, words } of [...titles, ...alternatives]) add(words.join(' '), entry)
  const loose = alternatives.filter(({ text }) => !text.includes('-'))
  for (const { entry, words } of [...titles, ...loose]) add(keyOf(words), entry)
  return index
}

/** Alternatives by a word they cannot do without: any of those that count in part, the rarest of the others. */
function wordIndex(alternatives: readonly Alternative[]): Index {
  const frequency = new Map<string, number>()
  for (const word of alternatives.flatMap(({ words }) => words)) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  const byRarity = (a: string, b: string) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0)
  const index = new Map<string, Alternative[]>()
  for (const alternative of alternatives) {
    const needed = [...alternative.words].sort(byRarity)
    for (const word of alternative.countsInPart ? needed : needed.slice(0, 1)) {
      const others = index.get(word)
      if (others) others.push(alternative)
      else index.set(word, [alternative])
    }
  }
  return index
}

/** What a message is about, in any order: empty when it holds function words alone. */
function keyOf(words: readonly string[]): string {
  return [...new Set(words.filter(isSubject))].sort().join(' ')
}

/** The alternatives the index knows for the words of the message. */
function nearest({ words }: Message, index: Index): readonly Alternative[] {
  return [...new Set([...words].flatMap((word) => index.get(word) ?? []))]
}

/**
 * Whether an alternative may answer. In part it counts only when all its words are specific ones. In full it needs a
 * distinctive word, or two words of which one is more than everyday (both may be everyday where the message has no
 * unknown word); of a message about something else, two words of which one is distinctive. A courtesy has to be half
 * of what was said.
 */
function isEnough({ entry, words, countsInPart }: Alternative, message: Message): boolean {
  const isWhole = words.every((word) => message.words.has(word))
  if (!isWhole && !countsInPart) return false
  const found = words.filter((word) => message.words.has(word))
  if (found.length / words.length <= THRESHOLD) return false
  if (isSmallTalk(entry))
    return isWhole && !message.isElsewhere && found.length * 2 >= message.subjects && found.some(isDistinctive)
  if (found.some(isTrade)) return true
  if (message.isElsewhere) return found.length > 1 && found.some(isDistinctive)
  if (found.length === 1 && found.every(isTelling) && message.telling.every((word) => found.includes(word))) return true
  return found.some(isDistinctive) || (found.length > 1 && (message.isKnown || found.some(isTelling)))
}

function isSmallTalk(entry: FaqEntry): boolean {
  return entry.id.startsWith(SMALL_TALK)
}

/** Best first: topics before courtesies, greater shares, longer matches, earlier entries. */
function ranked(alternatives: readonly Alternative[], message: Message): readonly Match[] {
  const matches = new Map<FaqEntry, Match>()
  for (const { entry, order, words } of alternatives) {
    const found = words.filter((word) => message.words.has(word))
    const share = found.length / words.length
    const other = matches.get(entry)
    if (!other || share > other.share) matches.set(entry, { entry, order, share, found: new Set(found) })
    else if (share === other.share) for (const word of found) other.found.add(word)
  }
  const ranks = [...matches.values()].map((match) => ({ match, rank: rankOf(match) }))
  ranks.sort((a, b) => a.rank.reduce((sofar, value, level) => sofar || (b.rank[level] ?? 0) - value, 0))
  return ranks.map(({ match }) => match)
}

/** Length counts the letters of distinctive words, then of loose ones too, then of broad ones, then of all. */
function rankOf({ entry, order, share, found }: Match): readonly number[] {
  const words = [...found]
  const own = words.filter((word) => !isAddress(word))
  const lengths = [own.filter(isSpecific), own.filter(isNarrow), own.filter(isTelling), own, words].map(letters)
  return [isSmallTalk(entry) ? 0 : 1, share, ...lengths, -order]
}

function letters(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + word.length, 0)
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
