import { record as plainWords } from 'virtual:records/messages/chat/plain'
import type { FaqEntry } from '#content/chat/faq-entry.ts'
import { thesaurus as siteThesaurus, type Thesaurus } from '#content/chat/thesaurus.ts'
import { createContextFinder } from './context-finder.ts'
import { asksForMore, asksTheSame, pickedOption, refersToAnswer } from './conversation.ts'
import { createCoverage, doubtOf } from './coverage.ts'
import { createExactIndex, exactKey } from './exact-match.ts'
import { createFinder, type FinderResult, indexConcepts } from './finder.ts'
import { MAX_MESSAGE_LENGTH } from './limits.ts'
import { createMessageParser, type ParsedMessage } from './parse-message.ts'
import { interleave, isFullyCovered, matchedEntries, type RankedMatch } from './ranking.ts'
import { withoutRepetition } from './repetition.ts'
import { type ChatAnswer, choiceAnswer, entryAnswer, fallbackAnswer, isDeclined, isSmallTalk } from './reply.ts'
import { createSentenceFinder, type SentenceMatch } from './sentence-finder.ts'
import { tokenize } from './tokens.ts'
import { createWordRanking, mergeRankings } from './word-ranking.ts'
import { plainReply } from './yes-or-no.ts'

/** The context of a message. */
export type ChatContext = {
  /** The id of the entry that answered last, in any tab. */
  readonly last?: string | null
  /** The text of the newest reply. Without it, that is the answer of `last`. */
  readonly said?: string | undefined
  /** The path of the page that the visitor is on. */
  readonly page?: string
  /** The current time in milliseconds since 1970. Without it, answers do not depend on the time. */
  readonly now?: number
  /** The visitor's IANA time zone. */
  readonly zone?: string
}

/** Returns the answer to a message, for any string. */
export type Matcher = (text: string, context?: ChatContext) => ChatAnswer

const MIN_NEAR_SHARE = 0.5 // the least share of an alternative for its entry to be suggested
const DEFAULT_ORDER = 1000 // for an entry without an order
const BACKGROUND_WEIGHT = 0.5 // of the words of sentences that ask nothing
const MIN_WORD_SCORE = 5 // of an entry that is suggested for its words
const MAX_BY_WORDS = 8
const WARM_UP_COUNT = 60 // messages that are matched before the first one
const MIN_STORY_SENTENCES = 3 // from this number on, a declined topic must match a single sentence

/** Prepares the entries at once, see `prepareMatcher`. */
export function createMatcher(...content: Parameters<typeof prepareMatcher>): Matcher {
  const steps = prepareMatcher(...content)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * Prepares the entries once, in a step for each, so that a page can do something else between two steps. Returns the
 * function that answers a message (src/docs/specification.md, checks):
 * 1. A message that equals a title gets its entry. So does one that equals an alternative, unless step 3 applies to it.
 * 2. An ordinal ('the second one') picks an option of the last answer.
 * 3. A message without a subject of its own ('and how long?', 'when?') is combined with the last subject. A message with
 *    only a new subject ('and hosting?') is combined with the last aspect. A declined topic wins over everything below,
 *    and a harmful wish gets no answer that is doubtful.
 * 4. The share of an alternative is the part of its concepts that the message names. Of the confident matches, the
 *    best share above 0.3 wins, then a particular thing over a kind, then the longer match. Equal matches are offered
 *    as a choice. A stop ('free', 'guarantee') leaves only the entries that contain it.
 * 5. Otherwise 'why' and the like get the last answer again. Entries on the last subject are offered as a choice, and all
 *    other messages get the fallback with suggestions.
 * A text that has just been given is not given again unchanged (`repetition.ts`). Sentences are matched one by one, questions first, and further requests are suggested. An answer that does not cover
 * the whole message suggests near matches. An answer of step 4 that covers too little of what is asked becomes a choice
 * of up to three entries; one that is doubtful says which question it answers (`coverage.ts`). Suggestions come from the
 * near matches and from the words that entries share with the message (`word-ranking.ts`). Pure, and defined for any string.
 */
export function* prepareMatcher(
  entries: readonly FaqEntry[],
  thesaurus: Thesaurus = siteThesaurus,
  startersFor: (page: string) => readonly string[] = () => [],
): Generator<void, Matcher> {
  const parse = createMessageParser(
    thesaurus,
    entries.flatMap(({ question }) => question.split('|')),
  )
  const sortedEntries = [...entries].sort((a, b) => (a.order ?? DEFAULT_ORDER) - (b.order ?? DEFAULT_ORDER))
  const exactIndex = createExactIndex(entries)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const byTitle = new Map(entries.map((entry) => [entry.title, entry]))
  const parsedAlternatives = new Map<string, readonly ParsedMessage[]>()
  const conceptsInText = new Map<FaqEntry, ReadonlySet<string>>()
  for (const entry of entries) {
    parsedAlternatives.set(
      entry.id,
      entry.question.split('|').map((text) => parse(text, 'alternative')),
    )
    conceptsInText.set(entry, new Set(parse(`${entry.title} ${entry.answer}`).concepts.keys()))
    yield
  }
  const index = indexConcepts(entries, parsedAlternatives)
  const find = createFinder(thesaurus, index)
  // the browser compiles what runs often, and the first long message would wait for that
  for (const entry of entries.slice(0, WARM_UP_COUNT)) {
    find(parse(`${entry.title} ${entry.answer}`))
    yield
  }
  const coverageOf = createCoverage(conceptsInText, index)
  const rankByWords = createWordRanking(entries, parsedAlternatives)
  const inContext = createContextFinder(parse, find, parsedAlternatives)
  const sentenceMatches = createSentenceFinder(parse, find, inContext)
  const harmful = tokenize(thesaurus.harmful)
  const stops = tokenize(thesaurus.stops)
  const negations = new Set(tokenize(thesaurus.negations))

  /**
   * Returns how doubtful it is that an entry answers a message, and what else the message may mean, the best first. Of
   * a message of several sentences, those that ask something count.
   */
  const doubtAbout = (entry: FaqEntry, wholeMatch: FinderResult, sentences: readonly SentenceMatch[]) => {
    if (isSmallTalk(entry)) return { doubt: 'none', alternatives: [] } as const
    const asking = sentences.filter(({ asks }) => asks > 0)
    const results = asking.length > 0 ? asking : sentences.length > 0 ? sentences : [wholeMatch]
    const coverage = coverageOf(results.map((result) => result.parsed))
    const near = matchedEntries([wholeMatch, ...sentences].flatMap((result) => result.near))
    const others = [...new Set(near)].filter((other) => other !== entry && !isSmallTalk(other))
    const ranked = others
      .map((other) => ({ other, covered: coverage(other).covered }))
      .sort((a, b) => b.covered - a.covered)
    const isStory = sentences.length >= MIN_STORY_SENTENCES
    return {
      doubt: doubtOf(coverage(entry), ranked[0]?.covered ?? 0, isStory),
      alternatives: ranked.map(({ other }) => other),
    }
  }

  /**
   * Returns the entries that share the most words with a message, the best first. Of a message that asks something in some
   * of its sentences, the words of the others count less.
   */
  const wordMatches = (whole: FinderResult, sentences: readonly SentenceMatch[]) => {
    const strongest = Math.max(...sentences.map(({ asks }) => asks))
    const ranked = rankByWords(
      sentences.length === 0
        ? [{ parsed: whole.parsed, weight: 1 }]
        : sentences.map(({ parsed, asks }) => ({ parsed, weight: asks === strongest ? 1 : BACKGROUND_WEIGHT })),
    )
    return ranked
      .slice(0, MAX_BY_WORDS)
      .filter(({ score }) => score >= MIN_WORD_SCORE)
      .map(({ entry }) => entry)
  }

  /** Returns whether a message names something harmful, and its best entry is not the one for such messages. */
  const isHarmful = ({ parsed: { concepts }, best }: FinderResult) =>
    harmful.some((concept) => concepts.has(concept)) && !stops.some((stop) => best?.match.foundConcepts.includes(stop))

  const startersOf = (page: string) => startersFor(page).flatMap((title) => byTitle.get(title) ?? [])

  const replyTo = (text: string, lastId: string | null, page: string): ChatAnswer => {
    const message = text.slice(0, MAX_MESSAGE_LENGTH)
    const last = lastId === null ? undefined : byId.get(lastId)
    const exact = exactIndex.get(exactKey(text))
    const followsUp =
      exact && exactKey(exact.title) !== exactKey(text) && inContext.followUp(parse(message), last)?.best
    if (exact && !followsUp) return { ...entryAnswer(exact, 1), about: null } // but 'price?' may follow up
    const pickedEntry = last && byId.get(pickedOption(last, message))
    if (pickedEntry) {
      const answer = inContext.followUp(parse(message), pickedEntry)?.best?.match.entry // 'how much is the second one'
      return entryAnswer(answer ?? pickedEntry, 1)
    }
    const wholeMatch = inContext.find(parse(message), message, last)
    const all = sentenceMatches(message, last)
    const matchesWithTopic = all.filter(({ best }) => best && !isSmallTalk(best.match.entry))
    const [first = wholeMatch, ...others] = matchesWithTopic
    const declinable = all.length < MIN_STORY_SENTENCES ? [wholeMatch, ...all] : all
    const declined = declinable.find(({ best }) => best && isDeclined(best.match.entry))
    if (declined?.best) return { ...entryAnswer(declined.best.match.entry, 1), about: null }
    const starters = startersOf(page)
    const byWords = () => wordMatches(wholeMatch, all)
    const onSubject =
      last && all.length === 0 && wholeMatch.parsed.agencyAspects.size === 0 ? inContext.near(wholeMatch, last) : []
    if (!first.best) {
      const isSame = [asksForMore, asksTheSame].some((asks) => asks(wholeMatch.parsed, message))
      if (last && (isSame || refersToAnswer(last, wholeMatch.parsed, message)))
        return { ...entryAnswer(last, 1), about: null }
      if (onSubject.length > 0) return choiceAnswer(onSubject)
      return fallbackAnswer(
        message,
        [...mergeRankings(byWords(), matchedEntries(wholeMatch.near)), ...starters],
        sortedEntries,
      )
    }
    const { entry, share } = first.best.match
    const { doubt, alternatives } = doubtAbout(entry, wholeMatch, all)
    if (doubt !== 'none' && isHarmful(first)) return fallbackAnswer(message, starters, sortedEntries)
    if (first.rival && !isSmallTalk(entry)) return choiceAnswer([entry, first.rival.match.entry])
    if (doubt === 'great' && alternatives.length > 0)
      return choiceAnswer(mergeRankings(byWords(), [entry, ...alternatives]))
    const also = matchedEntries(others.filter(({ asks }) => asks > 0).flatMap(({ best }) => best ?? []))
    const unanswered = all.filter(({ asks, best }) => asks > 0 && !best).flatMap(({ near }) => near)
    const nearEntries = others.flatMap(({ best }) => best ?? [])
    const related = isFullyCovered(first)
      ? onSubject
      : [...onSubject, ...interleave(unanswered.filter(isNear), nearEntries, wholeMatch.near.filter(isNear))]
    const answer = entryAnswer(
      entry,
      share,
      also,
      doubt === 'none' ? related : [...byWords(), ...related, ...alternatives],
    )
    return doubt === 'none' ? { ...answer, about: null } : answer
  }

  return (text, { last = null, page = '', now, zone = '', said }: ChatContext = {}) => {
    const timed = (id: string | null, answer: string) => {
      const answerAt = id === null ? undefined : byId.get(id)?.answerAt
      return now !== undefined && answerAt ? answerAt({ now, zone }) : answer
    }
    const reply = replyTo(text, last, page)
    const entry = reply.entry === null ? undefined : byId.get(reply.entry)
    const plain = entry && plainReply(entry, text, parse, negations)
    const replyText = timed(reply.entry, reply.text)
    const answer = { ...reply, text: plain ? `${plainWords[plain]} ${replyText}` : replyText }
    if (answer.entry !== null && exactIndex.get(exactKey(text))?.id === answer.entry) return answer
    const lastText = last === null ? undefined : byId.get(last)?.answer
    return withoutRepetition(answer, said ?? (lastText && timed(last, lastText)), () =>
      fallbackAnswer(text, startersOf(page), sortedEntries),
    )
  }
}

/** Returns whether a match is near enough to suggest: a complete one, or at least half with two or more concepts. */
function isNear({ match: { share, foundConcepts } }: RankedMatch): boolean {
  return share === 1 || (share >= MIN_NEAR_SHARE && foundConcepts.length > 1)
}
