import type { FaqEntry } from '#content/chat/entry.ts'
import { thesaurus as siteThesaurus, type Thesaurus } from '#content/chat/thesaurus.ts'
import { goesOn, isToldBy, optionIn, readingsAbout, readingsWith, topicsOf } from './conversation.ts'
import { exactIndex, exactly } from './exact.ts'
import { createFinder, type Found } from './finder.ts'
import { LONGEST_MESSAGE } from './limits.ts'
import { compare, count, entriesOf, inTurn, type Ranked } from './ranking.ts'
import { createReader, type Reading, type Weight } from './reading.ts'
import { type Answer, answered, choice, fallback, isDeclined, isSmallTalk } from './reply.ts'
import { sentencesOf } from './sentences.ts'

/** What is known of a conversation when a message comes. */
export type Context = {
  /** The id of the entry that answered last, in whichever tab. */
  readonly last?: string | null
  /** The path of the page that the visitor is on. */
  readonly page?: string
  /** When it is asked, in milliseconds since 1970; an answer holds at any time without it. */
  readonly now?: number
  /** The IANA time zone of whoever asks. */
  readonly zone?: string
}

/** Answers a message. */
export type Matcher = (text: string, context?: Context) => Answer

type Wish = Found & { readonly asks: number }

const MOST_OTHERS = 6 // sentences whose subjects another may ask about
const NEAR = 0.5 // of an alternative
const WHOLE = 2 // concepts, from which on a message needs no other
const LAST = 1000 // the order of an entry that has none
const STORY = 3 // sentences, from which on what one says and what another says make no ill wish together

/**
 * Prepares the entries once and returns the rule that answers a message (spec §5, read per alternative):
 * 1. A message that is a title or the whole question, word for word, gets that entry.
 * 2. A message that names only what one asks ('and how long?') is read with the last subject; one that names only another
 *    subject ('and hosting?') with what was asked last.
 * 3. A message that is an alternative, word for word, gets its entry; what is declined wins over all that follows. A stop concept ('free', 'guarantee') leaves only the entries that own it.
 * 4. An alternative's share is the part of its concepts that the message names. Of those that are well founded, the best
 *    share above 0.3 wins, then a named thing before a kind, then the longer match. Two that are still equal are offered.
 * 5. Otherwise the fallback with suggestions.
 * A longer message is read sentence by sentence, questions first; its other wishes are offered. An answer that does not
 * cover all that was said offers what came near. Pure, for any string, whatever it holds.
 */
export function createMatcher(
  entries: readonly FaqEntry[],
  thesaurus: Thesaurus = siteThesaurus,
  startersFor: (page: string) => readonly string[] = () => [],
): Matcher {
  const read = createReader(
    thesaurus,
    entries.flatMap(({ question }) => question.split('|')),
  )
  const inOrder = [...entries].sort((a, b) => (a.order ?? LAST) - (b.order ?? LAST))
  const exact = exactIndex(entries)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const byTitle = new Map(entries.map((entry) => [entry.title, entry]))
  const readings = new Map(
    entries.map(({ id, question }) => [id, question.split('|').map((text) => read(text, false))]),
  )
  const topicsBy = (...weights: readonly Weight[]) =>
    new Map([...readings].map(([id, alternatives]) => [id, topicsOf(alternatives, weights)]))
  const subjects = topicsBy('subject')
  const topics = topicsBy('subject', 'aspect')
  const find = createFinder(entries, thesaurus, readings)

  /** Reads a text that has no subject of its own with those of the entry before it; null where that leads nowhere. */
  const following = (reading: Reading, last: FaqEntry | undefined, about = topics): Found | null => {
    if (!last) return null
    const asked = [...reading.concepts].filter(([concept, weight]) => weight === 'aspect' || reading.ours.has(concept))
    const isAnswered = ({ best }: Found) =>
      best?.match.share === 1 && asked.every(([concept]) => best.match.covered.includes(concept))
    return (
      readingsWith(about.get(last.id) ?? [], reading)
        .map(find)
        .find(isAnswered) ?? null
    )
  }

  /** Reads a text that names another subject with what was asked of the last one; null where that leads nowhere. */
  const likewise = (reading: Reading, text: string, last: FaqEntry | undefined): Found | null => {
    const asked = last ? readingsAbout(last, reading, text, read) : []
    const isAnswered = ({ reading: { concepts }, best }: Found) =>
      best?.match.share === 1 && [...concepts.keys()].every((concept) => best.match.found.includes(concept))
    return asked.map(find).find(isAnswered) ?? null
  }

  const within = (reading: Reading, text: string, last: FaqEntry | undefined): Found => {
    const goesOnWith = reading.ours.size === 0 ? last : undefined // 'your price' is not that of the last product
    const own = find(reading)
    if (isWhole(own)) return own
    return following(reading, goesOnWith) ?? likewise(reading, text, goesOnWith) ?? own
  }

  /**
   * What the sentences of a text ask: questions first, then wishes, of these the longest match. One without a subject asks
   * about that of another sentence. Nothing for a single sentence.
   */
  const wishes = (text: string, last: FaqEntry | undefined): readonly Wish[] => {
    const sentences = sentencesOf(text)
    if (sentences.length < 2) return []
    const alone = sentences.map(({ text: sentence, asks }, at) => {
      const reading = read(sentence)
      return { asks, reading, found: at === 0 ? within(reading, sentence, last) : find(reading) }
    })
    return alone
      .map(({ asks, reading, found }): Wish => {
        if (asks === 0) return { asks, ...found }
        const others = [...new Set(alone.flatMap(({ found: { best } }) => best?.match.entry ?? []))].slice(
          0,
          MOST_OTHERS,
        )
        const asked = others.flatMap((entry) => following(reading, entry, subjects) ?? [])
        const [first = found] = asked.sort((a, b) => compare(a.best, b.best))
        return { asks, ...first }
      })
      .sort((a, b) => b.asks - a.asks || compare(a.best, b.best))
  }

  const replyTo = (text: string, lastId: string | null, page: string): Answer => {
    const said = text.slice(0, LONGEST_MESSAGE)
    const last = lastId === null ? undefined : byId.get(lastId)
    const literal = exact.get(exactly(text))
    const isOfLast = literal && exactly(literal.title) !== exactly(text) && following(read(said), last)?.best // 'price?'
    if (literal && !isOfLast) return { ...answered(literal, 1), about: null }
    const picked = last && byId.get(optionIn(last, said))
    if (picked) {
      const asked = following(read(said), picked)?.best?.match.entry // 'how much is the second one'
      return answered(asked ?? picked, 1)
    }
    const whole = within(read(said), said, last)
    const all = wishes(said, last)
    const some = all.filter(({ best }) => best && !isSmallTalk(best.match.entry))
    const [first = whole, ...others] = some
    const told = all.length < STORY ? [whole, ...all] : all
    const declined = told.find(({ best }) => best && isDeclined(best.match.entry))
    if (declined?.best) return answered(declined.best.match.entry, 1)
    if (!first.best) {
      if (last && (goesOn(whole.reading, said) || isToldBy(last, whole.reading, said))) return answered(last, 1)
      const starters = startersFor(page).flatMap((title) => byTitle.get(title) ?? [])
      return fallback(said, [...entriesOf(whole.near), ...starters], inOrder)
    }
    const { entry, share } = first.best.match
    if (first.rival && !isSmallTalk(entry)) return choice([entry, first.rival.match.entry])
    const also = entriesOf(others.filter(({ asks }) => asks > 0).flatMap(({ best }) => best ?? []))
    const unanswered = all.filter(({ asks, best }) => asks > 0 && !best).flatMap(({ near }) => near)
    const beside = others.flatMap(({ best }) => best ?? [])
    return answered(
      entry,
      share,
      also,
      isCertain(first) ? [] : inTurn(unanswered.filter(isNear), beside, whole.near.filter(isNear)),
    )
  }

  return (text, { last = null, page = '', now, zone = '' } = {}) => {
    const answer = replyTo(text, last, page)
    const answerAt = answer.entry === null ? undefined : byId.get(answer.entry)?.answerAt
    return now !== undefined && answerAt ? { ...answer, text: answerAt({ now, zone }) } : answer
  }
}

/** Whether an entry comes near enough to be offered: the half of an alternative that is about something. */
function isNear({ match: { share, found } }: Ranked): boolean {
  return share === 1 || (share >= NEAR && found.length > 1)
}

/** Whether a message asks something whole by itself: 'training fees' is no more about the last subject than 'SEO' is. */
function isWhole(found: Found): boolean {
  const { best, reading } = found
  const { concepts } = reading
  return best?.match.share === 1 && isCertain(found) && count(concepts, best.match.found, 'subject', 'aspect') >= WHOLE
}

/** Whether all that a message names is what the entry knows. */
function isCertain({ best, reading }: Found): boolean {
  const named = count(reading.concepts, reading.concepts.keys(), 'subject', 'aspect')
  return (
    reading.strangers === 0 &&
    best !== undefined &&
    count(reading.concepts, best.match.covered, 'subject', 'aspect') === named
  )
}
