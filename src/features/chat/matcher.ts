import { record as plainWords } from 'virtual:records/messages/chat/plain'
import type { FaqEntry } from '#content/chat/faq-entry.ts'
import { thesaurus as siteThesaurus, type Thesaurus } from '#content/chat/thesaurus.ts'
import {
  asksForMore,
  asksTheSame,
  entryTopics,
  messagesWithAspects,
  messagesWithSubjects,
  pickedOption,
  refersToAnswer,
} from './conversation.ts'
import { createCoverage, doubtOf } from './coverage.ts'
import { createExactIndex, exactKey } from './exact-match.ts'
import { createFinder, type FinderResult, indexConcepts } from './finder.ts'
import { MAX_MESSAGE_LENGTH } from './limits.ts'
import { createMessageParser, type ParsedMessage } from './parse-message.ts'
import { compareRanked, countConcepts, interleave, matchedEntries, type RankedMatch } from './ranking.ts'
import { withoutRepetition } from './repetition.ts'
import { type ChatAnswer, choiceAnswer, entryAnswer, fallbackAnswer, isDeclined, isSmallTalk } from './reply.ts'
import { splitSentences } from './sentences.ts'
import { tokenize } from './tokens.ts'
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

type SentenceMatch = FinderResult & { readonly asks: number }

const MAX_OTHER_SUBJECTS = 6 // how many entries lend their subjects to a sentence without a subject
const MIN_NEAR_SHARE = 0.5 // the least share of an alternative for its entry to be suggested
const MIN_OWN_CONCEPTS = 2 // how many subjects and aspects make a message complete without context
const DEFAULT_ORDER = 1000 // for an entry without an order
const MIN_STORY_SENTENCES = 3 // from this number on, a declined topic must match a single sentence

/**
 * Prepares the entries once and returns the function that answers a message (src/docs/specification.md, checks):
 * 1. A message that equals a title gets its entry. So does one that equals an alternative, unless step 3 applies to it.
 * 2. An ordinal ('the second one') picks an option of the last answer.
 * 3. A message with only an aspect ('and how long?') is combined with the last subject. A message with only a new
 *    subject ('and hosting?') is combined with the last aspect. A declined topic wins over everything below.
 * 4. The share of an alternative is the part of its concepts that the message names. Of the confident matches, the
 *    best share above 0.3 wins, then a particular thing over a kind, then the longer match. Equal matches are offered
 *    as a choice. A stop ('free', 'guarantee') leaves only the entries that contain it.
 * 5. Otherwise 'why' and the like get the last answer again, and all other messages get the fallback with suggestions.
 * Sentences are matched one by one, questions first, and further requests are suggested. An answer that does not cover
 * the whole message suggests near matches. An answer of step 4 that covers too little of what is asked becomes a choice
 * of up to three entries; one that is doubtful says which question it answers (`coverage.ts`). Pure, and defined for any string.
 */
export function createMatcher(
  entries: readonly FaqEntry[],
  thesaurus: Thesaurus = siteThesaurus,
  startersFor: (page: string) => readonly string[] = () => [],
): Matcher {
  const parse = createMessageParser(
    thesaurus,
    entries.flatMap(({ question }) => question.split('|')),
  )
  const sortedEntries = [...entries].sort((a, b) => (a.order ?? DEFAULT_ORDER) - (b.order ?? DEFAULT_ORDER))
  const exactIndex = createExactIndex(entries)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const byTitle = new Map(entries.map((entry) => [entry.title, entry]))
  const parsedAlternatives = new Map(
    entries.map(({ id, question }) => [id, question.split('|').map((text) => parse(text, 'alternative'))]),
  )
  const subjects = new Map(
    [...parsedAlternatives].map(([id, alternatives]) => [id, entryTopics(alternatives, ['subject'])]),
  )
  const subjectsOf = ({ id }: FaqEntry) => subjects.get(id) ?? []
  const topicsOf = ({ question }: FaqEntry) =>
    entryTopics(
      question.split('|').map((text) => parse(text, 'topic')),
      ['subject', 'aspect'],
    )
  const index = indexConcepts(entries, parsedAlternatives)
  const find = createFinder(thesaurus, index)
  const coverageOf = createCoverage(parse, index)
  const harmful = tokenize(thesaurus.harmful)
  const stops = tokenize(thesaurus.stops)
  const negations = new Set(tokenize(thesaurus.negations))

  /**
   * Matches a text with a topic of the previous entry added. Returns null if no entry on that topic matches completely
   * and contains most of what is asked, which is at least as much as the entry contains that matches without the topic.
   */
  const followUp = (parsed: ParsedMessage, last: FaqEntry | undefined, topicsBy = topicsOf): FinderResult | null => {
    if (!last) return null
    const aspects = [...parsed.concepts].flatMap(([concept, weight]) =>
      weight === 'aspect' || parsed.agencyAspects.has(concept) ? concept : [],
    )
    const asked = aspects.length > 0 ? aspects : [...parsed.concepts.keys()]
    const countIn = (concepts: readonly string[]) => asked.filter((concept) => concepts.includes(concept)).length
    const least = Math.max((asked.length + 1) / 2, countIn(find(parsed).best?.match.coveredConcepts ?? []))
    const isAnswered = ({ match: { entry, share, foundConcepts, coveredConcepts } }: RankedMatch) =>
      share === 1 &&
      !isSmallTalk(entry) &&
      countIn(coveredConcepts) >= least &&
      countIn(foundConcepts) > 0 &&
      foundConcepts.some((concept) => !parsed.concepts.has(concept))
    for (const combined of messagesWithSubjects(topicsBy(last), parsed)) {
      const result = find(combined)
      const best = result.near.find(isAnswered)
      if (best) return { ...result, best, rival: undefined }
    }
    return null
  }

  /** Matches a text with the last aspect added to its new subject. Returns null if no entry matches completely. */
  const sameQuestion = (parsed: ParsedMessage, text: string, last: FaqEntry | undefined): FinderResult | null => {
    const combined = last ? messagesWithAspects(last, parsed, text, parse) : []
    const isAnswered = ({ parsed: { concepts }, best }: FinderResult) =>
      best?.match.share === 1 && [...concepts.keys()].every((concept) => best.match.foundConcepts.includes(concept))
    return combined.map(find).find(isAnswered) ?? null
  }

  const findInContext = (parsed: ParsedMessage, text: string, last: FaqEntry | undefined): FinderResult => {
    const context = parsed.agencyAspects.size === 0 ? last : undefined // 'your price' is not the price of the last product
    const ownResult = find(parsed)
    if (isSelfContained(ownResult)) return ownResult
    return followUp(parsed, context) ?? sameQuestion(parsed, text, context) ?? ownResult
  }

  /**
   * Returns the entries that are both on the last subject and on what a message asks without naming a subject, the best
   * first. Returns none if the message has an answer with a subject.
   */
  const nearInContext = ({ parsed, best }: FinderResult, last: FaqEntry): readonly FaqEntry[] => {
    if (best && countConcepts(parsed.concepts, best.match.foundConcepts, 'subject') > 0) return []
    const near = messagesWithSubjects(topicsOf(last), parsed).flatMap((combined) => find(combined).near)
    const onBoth = near.filter(({ match: { foundConcepts } }) => {
      const own = foundConcepts.filter((concept) => parsed.concepts.has(concept))
      return countConcepts(parsed.concepts, own, 'aspect') > 0 && own.length < foundConcepts.length
    })
    return matchedEntries(onBoth.sort(compareRanked)).filter((entry) => entry !== last && !isSmallTalk(entry))
  }

  /**
   * Matches each sentence of a text. Returns questions first, then requests, then statements, each by rank. A question
   * or request without a subject takes that of another sentence. Returns no matches for a single sentence.
   */
  const sentenceMatches = (text: string, last: FaqEntry | undefined): readonly SentenceMatch[] => {
    const sentences = splitSentences(text)
    if (sentences.length < 2) return []
    const alone = sentences.map(({ text: sentence, asks }, index) => {
      const parsed = parse(sentence)
      return { asks, parsed, found: index === 0 ? findInContext(parsed, sentence, last) : find(parsed) }
    })
    return alone
      .map(({ asks, parsed, found }): SentenceMatch => {
        if (asks === 0) return { asks, ...found }
        const others = new Set(alone.flatMap(({ found: { best } }) => best?.match.entry ?? []))
        const combined = [...others]
          .slice(0, MAX_OTHER_SUBJECTS)
          .flatMap((entry) => followUp(parsed, entry, subjectsOf) ?? [])
        const [first = found] = combined.sort((a, b) => compareRanked(a.best, b.best))
        return { asks, ...first }
      })
      .sort((a, b) => b.asks - a.asks || compareRanked(a.best, b.best))
  }

  /**
   * Returns how doubtful it is that an entry answers a message, and what else the message may mean, the best first. Of
   * a message of several sentences, those that ask something count.
   */
  const doubtAbout = (entry: FaqEntry, wholeMatch: FinderResult, sentences: readonly SentenceMatch[]) => {
    if (isSmallTalk(entry)) return { doubt: 'none', alternatives: [] } as const
    const asking = sentences.filter(({ asks }) => asks > 0)
    const results = asking.length > 0 ? asking : sentences.length > 0 ? sentences : [wholeMatch]
    const parsed = results.map((result) => result.parsed)
    const near = matchedEntries([wholeMatch, ...sentences].flatMap((result) => result.near))
    const others = [...new Set(near)].filter((other) => other !== entry && !isSmallTalk(other))
    const ranked = others
      .map((other) => ({ other, covered: coverageOf(other, parsed).covered }))
      .sort((a, b) => b.covered - a.covered)
    const isStory = sentences.length >= MIN_STORY_SENTENCES
    return {
      doubt: doubtOf(coverageOf(entry, parsed), ranked[0]?.covered ?? 0, isStory),
      alternatives: ranked.map(({ other }) => other),
    }
  }

  /** Returns whether a message names something harmful, and its best entry is not the one for such messages. */
  const isHarmful = ({ parsed: { concepts }, best }: FinderResult) =>
    harmful.some((concept) => concepts.has(concept)) && !stops.some((stop) => best?.match.foundConcepts.includes(stop))

  const startersOf = (page: string) => startersFor(page).flatMap((title) => byTitle.get(title) ?? [])

  const replyTo = (text: string, lastId: string | null, page: string): ChatAnswer => {
    const message = text.slice(0, MAX_MESSAGE_LENGTH)
    const last = lastId === null ? undefined : byId.get(lastId)
    const exact = exactIndex.get(exactKey(text))
    const followsUp = exact && exactKey(exact.title) !== exactKey(text) && followUp(parse(message), last)?.best
    if (exact && !followsUp) return { ...entryAnswer(exact, 1), about: null } // but 'price?' may follow up
    const pickedEntry = last && byId.get(pickedOption(last, message))
    if (pickedEntry) {
      const answer = followUp(parse(message), pickedEntry)?.best?.match.entry // 'how much is the second one'
      return entryAnswer(answer ?? pickedEntry, 1)
    }
    const wholeMatch = findInContext(parse(message), message, last)
    const all = sentenceMatches(message, last)
    const matchesWithTopic = all.filter(({ best }) => best && !isSmallTalk(best.match.entry))
    const [first = wholeMatch, ...others] = matchesWithTopic
    const declinable = all.length < MIN_STORY_SENTENCES ? [wholeMatch, ...all] : all
    const declined = declinable.find(({ best }) => best && isDeclined(best.match.entry))
    if (declined?.best) return { ...entryAnswer(declined.best.match.entry, 1), about: null }
    const starters = startersOf(page)
    const onSubject =
      last && all.length === 0 && wholeMatch.parsed.agencyAspects.size === 0 ? nearInContext(wholeMatch, last) : []
    if (!first.best) {
      const isSame = [asksForMore, asksTheSame].some((asks) => asks(wholeMatch.parsed, message))
      if (last && (isSame || refersToAnswer(last, wholeMatch.parsed, message)))
        return { ...entryAnswer(last, 1), about: null }
      if (onSubject.length > 0) return choiceAnswer(onSubject)
      return fallbackAnswer(message, [...matchedEntries(wholeMatch.near), ...starters], sortedEntries)
    }
    const { entry, share } = first.best.match
    const { doubt, alternatives } = doubtAbout(entry, wholeMatch, all)
    if (doubt !== 'none' && isHarmful(first)) return fallbackAnswer(message, starters, sortedEntries)
    if (first.rival && !isSmallTalk(entry)) return choiceAnswer([entry, first.rival.match.entry])
    if (doubt === 'great' && alternatives.length > 0) return choiceAnswer([entry, ...alternatives.slice(0, 2)])
    const also = matchedEntries(others.filter(({ asks }) => asks > 0).flatMap(({ best }) => best ?? []))
    const unanswered = all.filter(({ asks, best }) => asks > 0 && !best).flatMap(({ near }) => near)
    const nearEntries = others.flatMap(({ best }) => best ?? [])
    const related = isFullyCovered(first)
      ? onSubject
      : [...onSubject, ...interleave(unanswered.filter(isNear), nearEntries, wholeMatch.near.filter(isNear))]
    const answer = entryAnswer(entry, share, also, doubt === 'none' ? related : [...related, ...alternatives])
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

/** Returns whether a message is complete without context: 'training fees' does not ask about the last subject. */
function isSelfContained(result: FinderResult): boolean {
  const { best, parsed } = result
  return (
    best?.match.share === 1 &&
    isFullyCovered(result) &&
    countConcepts(parsed.concepts, best.match.foundConcepts, 'subject') > 0 &&
    countConcepts(parsed.concepts, best.match.foundConcepts, 'subject', 'aspect') >= MIN_OWN_CONCEPTS
  )
}

/** Returns whether the best entry contains all subjects and aspects of a message that has no unknown words. */
function isFullyCovered({ best, parsed }: FinderResult): boolean {
  const named = countConcepts(parsed.concepts, parsed.concepts.keys(), 'subject', 'aspect')
  return (
    parsed.unknownCount === 0 &&
    best !== undefined &&
    countConcepts(parsed.concepts, best.match.coveredConcepts, 'subject', 'aspect') === named
  )
}
