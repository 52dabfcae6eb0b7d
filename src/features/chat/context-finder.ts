import type { FaqEntry } from '#content/chat/faq-entry.ts'
import { entryTopics, messagesWithAspects, messagesWithSubjects, variesQuantity } from './conversation.ts'
import type { FinderResult } from './finder.ts'
import type { MessageParser, ParsedMessage } from './parse-message.ts'
import { compareRanked, countConcepts, isFullyCovered, matchedEntries, type RankedMatch } from './ranking.ts'
import { isSmallTalk } from './reply.ts'

const PRONOUN = /\b(?:it|they|them|its)\b/i
const MIN_OWN_CONCEPTS = 2 // how many subjects and aspects make a message complete without context

/** Finds the entries for a message that follows another one. */
export type ContextFinder = ReturnType<typeof createContextFinder>

/** Returns the functions that match a message together with the entry that answered last. */
export function createContextFinder(
  parse: MessageParser,
  find: (parsed: ParsedMessage) => FinderResult,
  parsedAlternatives: ReadonlyMap<string, readonly ParsedMessage[]>,
) {
  const subjects = new Map(
    [...parsedAlternatives].map(([id, alternatives]) => [id, entryTopics(alternatives, ['subject'])]),
  )
  const subjectsOf = ({ id }: FaqEntry) => subjects.get(id) ?? []
  const topicsOf = ({ question }: FaqEntry) =>
    entryTopics(
      question.split('|').map((text) => parse(text, 'topic')),
      ['subject', 'aspect'],
    )

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

  /** Matches a text such as 'and if there are four shops' as the last question again, with what the text adds to it. */
  const withOtherQuantity = (parsed: ParsedMessage, text: string, last: FaqEntry | undefined): FinderResult | null => {
    if (!last || !variesQuantity(text)) return null
    const asked = [...parse(last.title, 'topic').concepts]
    const aspects = asked.filter(([, weight]) => weight === 'aspect').map(([concept]) => concept)
    if (aspects.length === 0) return null
    const isKept = ({ match: { share, foundConcepts } }: RankedMatch) =>
      share === 1 && aspects.every((aspect) => foundConcepts.includes(aspect))
    const kept = asked.filter(([concept]) => aspects.includes(concept))
    for (const added of PRONOUN.test(text) ? [asked] : [kept, asked]) {
      const result = find({ ...parsed, unknownCount: 0, concepts: new Map([...parsed.concepts, ...added]) })
      const best = result.near.find(isKept)
      if (best) return { ...result, parsed: { ...parsed, concepts: new Map(asked) }, best, rival: undefined }
    }
    return null
  }

  /** Matches a text on its own if it is complete, else with the last entry. */
  const findInContext = (parsed: ParsedMessage, text: string, last: FaqEntry | undefined): FinderResult => {
    const context = parsed.agencyAspects.size === 0 ? last : undefined // 'your price' is not the price of the last product
    const ownResult = find(parsed)
    if (isSelfContained(ownResult)) return ownResult
    return (
      withOtherQuantity(parsed, text, context) ??
      followUp(parsed, context) ??
      sameQuestion(parsed, text, context) ??
      ownResult
    )
  }

  /**
   * Returns the entries that are both on the last subject and on what a message asks without naming a subject, the best
   * first. Returns none if the message has an answer with a subject.
   */
  const near = ({ parsed, best }: FinderResult, last: FaqEntry): readonly FaqEntry[] => {
    if (best && countConcepts(parsed.concepts, best.match.foundConcepts, 'subject') > 0) return []
    const all = messagesWithSubjects(topicsOf(last), parsed).flatMap((combined) => find(combined).near)
    const onBoth = all.filter(({ match: { foundConcepts } }) => {
      const own = foundConcepts.filter((concept) => parsed.concepts.has(concept))
      return countConcepts(parsed.concepts, own, 'aspect') > 0 && own.length < foundConcepts.length
    })
    return matchedEntries(onBoth.sort(compareRanked)).filter((entry) => entry !== last && !isSmallTalk(entry))
  }

  return { followUp, find: findInContext, near, subjectsOf }
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
