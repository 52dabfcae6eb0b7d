import type { FaqEntry } from '#content/faq/entry.ts'
import { thesaurus as siteThesaurus, type Thesaurus } from '#content/faq/thesaurus.ts'
import {
  type Alternative,
  byRank,
  count,
  isWellFounded,
  matchOf,
  ownersOf,
  type Ranked,
  type Rarity,
  rankOf,
} from './ranking.ts'
import { createReader, type Reading } from './reading.ts'
import { type Answer, answered, choice, fallback, isSmallTalk } from './reply.ts'
import { sentencesOf } from './sentences.ts'
import { wordsOf } from './tokens.ts'

/** What is known of a conversation when a message comes. */
export type Context = {
  /** The id of the entry that answered last, in whichever tab. */
  readonly last?: string | null
  /** The path of the page that the visitor is on. */
  readonly page?: string
  /** When the message was sent, in milliseconds since the epoch. */
  readonly now?: number
  /** The time zone of the visitor, by its IANA name ('Asia/Kolkata'). */
  readonly zone?: string
}

/** What answers a text: the best match, and another entry's that is as good. */
type Found = {
  readonly reading: Reading
  readonly near: readonly Ranked[]
  readonly best: Ranked | undefined
  readonly rival: Ranked | undefined
}

const THRESHOLD = 0.3 // spec §5: the share has to be greater
const LONGEST_MESSAGE = 500 // characters; what follows is not read
const COMMON = 3 // what every concept counts, in natural logarithms of its rarity
const LONGEST_PICK = 8 // words; 'and how much is the second one please'
const ORDINALS = [
  /\b(?:first|1st|pehl[aei])\b/i,
  /\b(?:second|2nd|d[uo]sr[aei])\b/i,
  /\b(?:third|3rd|t[ei]{1,2}sr[aei])\b/i,
]

/**
 * Prepares the entries once and returns the rule that answers a message (spec §5, read per alternative):
 * 1. A message that is a title, an alternative or the whole question, word for word, gets that entry.
 * 2. A message that names only what one asks ('and how long?') is read with the last subject.
 * 3. A stop concept ('free', 'guarantee') leaves only the entries that own it.
 * 4. An alternative's share is the part of its concepts that the message names. Of those that are well founded, the best
 *    share above 0.3 wins, then a named thing before a kind, then the longer match. Two that are still equal are offered.
 * 5. Otherwise the fallback with suggestions.
 * A longer message is read sentence by sentence, questions first. Pure, for any string, whatever it holds.
 */
export function createMatcher(
  entries: readonly FaqEntry[],
  thesaurus: Thesaurus = siteThesaurus,
): (text: string, context?: Context) => Answer {
  const read = createReader(
    thesaurus,
    entries.flatMap(({ question }) => question.split('|')),
  )
  const exact = exactIndex(entries)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const alternatives = entries.flatMap((entry) =>
    entry.question.split('|').map((text): Alternative => ({ entry, concepts: [...read(text).concepts.keys()] })),
  )
  const owners = ownersOf(alternatives)
  const rarity: Rarity = (concept) => COMMON + Math.log(entries.length / (owners.get(concept)?.size ?? 1))
  const stops = new Set(wordsOf(thesaurus.stops))
  const named = new Set(wordsOf(thesaurus.named))

  const find = (reading: Reading): Found => {
    const stopped = [...reading.concepts.keys()].filter((concept) => stops.has(concept))
    const may = (entry: FaqEntry) => stopped.length === 0 || stopped.some((concept) => owners.get(concept)?.has(entry))
    const near = alternatives
      .filter(({ entry }) => may(entry))
      .map((alternative) => matchOf(alternative, reading, owners))
      .filter(({ share }) => share > THRESHOLD)
      .map((match): Ranked => ({ match, rank: rankOf(match, reading, rarity, named) }))
      .sort(byRank)
    const [best, ...others] = near.filter(({ match }) => isWellFounded(match, reading))
    const rival = others.find(({ match }) => match.entry !== best?.match.entry)
    return { reading, near, best, rival: best && rival && byRank(best, rival) === 0 ? rival : undefined }
  }

  /** Reads a text that has no subject of its own with that of the entry before it; null where that leads nowhere. */
  const following = (reading: Reading, last: FaqEntry | undefined): Found | null => {
    const { concepts, strangers } = reading
    const asked = [...concepts].filter(([, weight]) => weight === 'aspect').map(([concept]) => concept)
    if (!last || asked.length === 0 || strangers > 0 || count(concepts, concepts.keys(), 'subject') > 0) return null
    const before = [...read(last.question.split('|')[0] ?? '').concepts].filter(([, weight]) => weight === 'subject')
    if (before.length === 0) return null
    const found = find({ ...reading, concepts: new Map([...before, ...concepts]) })
    const covered = found.best?.match.share === 1 ? found.best.match.covered : []
    return asked.every((concept) => covered.includes(concept)) ? found : null
  }

  const within = (text: string, last: FaqEntry | undefined): Found => {
    const reading = read(text)
    return following(reading, last) ?? find(reading)
  }

  /** What the sentences of a text ask, those of questions first; nothing for a single sentence. */
  const wishes = (text: string, last: FaqEntry | undefined): readonly Found[] => {
    const sentences = sentencesOf(text)
    if (sentences.length < 2) return []
    let subject = last
    const found = sentences.flatMap(({ text: sentence, isQuestion }) => {
      const one = within(sentence, subject)
      if (!one.best || isSmallTalk(one.best.match.entry)) return []
      subject = one.best.match.entry
      return [{ one, isQuestion }]
    })
    return [...found.filter(({ isQuestion }) => isQuestion), ...found.filter(({ isQuestion }) => !isQuestion)].map(
      ({ one }) => one,
    )
  }

  return (text, { last: lastId = null } = {}) => {
    const literal = exact.get(exactly(text))
    if (literal) return { ...answered(literal, 1), about: null }
    const said = text.slice(0, LONGEST_MESSAGE)
    const last = lastId === null ? undefined : byId.get(lastId)
    const picked = last && byId.get(optionIn(last, said))
    if (picked) {
      const asked = following(read(said), picked)?.best?.match.entry // 'how much is the second one'
      return answered(asked ?? picked, 1)
    }
    const whole = within(said, last)
    const [first = whole, ...others] = wishes(said, last)
    if (!first.best) {
      if (last && goesOn(whole.reading, said)) return answered(last, 1)
      const near = whole.near.map(({ match }) => match.entry)
      return fallback(near, entries)
    }
    const { entry, share } = first.best.match
    if (first.rival) return choice([entry, first.rival.match.entry])
    const also = others.find(({ best }) => best?.match.entry !== entry)?.best?.match.entry
    return answered(entry, share, also ? [also] : [])
  }
}

/** Whether a message asks nothing but for more of the same: 'why', 'how so'. */
function goesOn({ concepts, strangers }: Reading, text: string): boolean {
  const isBare = strangers === 0 && [...concepts.values()].every((weight) => weight === 'question')
  return isBare && concepts.size > 0 && /\b(?:why|how|ky[uo]n?)\b/i.test(text)
}

/** Returns the id of the entry that 'the second one' means after an answer that lists several; '' for any other text. */
function optionIn({ options = [] }: FaqEntry, text: string): string {
  if (wordsOf(text).length > LONGEST_PICK) return ''
  return options[ORDINALS.findIndex((ordinal) => ordinal.test(text))] ?? ''
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
