import type { FaqEntry } from '#content/chat/faq-entry.ts'
import type { Thesaurus } from '#content/chat/thesaurus.ts'
import type { ParsedMessage } from './parse-message.ts'
import {
  type Alternative,
  type ConceptRarity,
  compareByRank,
  createRank,
  type EntriesByConcept,
  entriesByConcept,
  groupAlternatives,
  isConfident,
  matchesWith,
  type RankedMatch,
} from './ranking.ts'
import { tokenize } from './tokens.ts'

/**
 * The matches of a message: all near ones, the best confident one, and its rival. The rival belongs to another entry,
 * and is either equally good or the best match of the second reading of a misspelt word.
 */
export type FinderResult = {
  readonly parsed: ParsedMessage
  readonly near: readonly RankedMatch[]
  readonly best: RankedMatch | undefined
  readonly rival: RankedMatch | undefined
}

const THRESHOLD = 0.3 // the share has to be greater (src/docs/specification.md, checks)
const BASE_RARITY = 3 // added to the natural logarithm of each concept's rarity

/** The alternatives and entries by the concepts that they contain, and how rare each concept is. */
export type ConceptIndex = {
  readonly alternativesWith: ReadonlyMap<string, readonly Alternative[]>
  readonly entriesWith: EntriesByConcept
  readonly rarity: ConceptRarity
}

/** Returns the index of the entries, whose alternatives are given as parsed messages by the ids of the entries. */
export function indexConcepts(
  entries: readonly FaqEntry[],
  parsedAlternatives: ReadonlyMap<string, readonly ParsedMessage[]>,
): ConceptIndex {
  const alternatives = entries.flatMap((entry) =>
    (parsedAlternatives.get(entry.id) ?? []).map(
      ({ concepts }): Alternative => ({ entry, concepts: [...concepts.keys()] }),
    ),
  )
  const alternativesWith = groupAlternatives(alternatives)
  const entriesWith = entriesByConcept(alternativesWith)
  const rarities = new Map(
    [...entriesWith].map(([concept, { size }]) => [concept, BASE_RARITY + Math.log(entries.length / size)]),
  )
  const rarity: ConceptRarity = (concept) => rarities.get(concept) ?? BASE_RARITY + Math.log(entries.length)
  return { alternativesWith, entriesWith, rarity }
}

/**
 * Indexes the parsed alternatives of all entries and returns the function that finds the best match for a message: the
 * share must be above 0.3, and `createRank` orders the matches. If the message contains stops, only entries with one of
 * them can answer, and an entry cannot answer a message that has a concept of its `unless`. If a misspelt word has two corrections, the function tries both.
 */
export function createFinder(thesaurus: Thesaurus, index: ConceptIndex): (parsed: ParsedMessage) => FinderResult {
  const { alternativesWith, entriesWith, rarity } = index
  const stops = new Set(tokenize(thesaurus.stops))
  const namedThings = new Set(tokenize(thesaurus.named))

  const findIn = (parsed: ParsedMessage): FinderResult => {
    const stopsInMessage = [...parsed.concepts.keys()].filter((concept) => stops.has(concept))
    const canAnswer = (entry: FaqEntry) =>
      (stopsInMessage.length === 0 || stopsInMessage.some((concept) => entriesWith.get(concept)?.has(entry))) &&
      !entry.unless?.some((concept) => parsed.concepts.has(concept))
    const namedCounts = new Map<Alternative, number>() // how many concepts of each alternative the message names
    for (const concept of parsed.concepts.keys())
      for (const alternative of alternativesWith.get(concept) ?? [])
        namedCounts.set(alternative, (namedCounts.get(alternative) ?? 0) + 1)
    const rankOf = createRank(parsed, rarity, namedThings)
    const near = [...namedCounts]
      .filter(([{ entry, concepts }, count]) => count / concepts.length > THRESHOLD && canAnswer(entry))
      .map(([alternative]) => alternative)
      .map(matchesWith(parsed, entriesWith))
      .map((match): RankedMatch => ({ match, rank: rankOf(match) }))
      .sort(compareByRank)
    const [best, ...others] = near.filter(({ match }) => isConfident(match, parsed))
    const rival = others.find(({ match }) => match.entry !== best?.match.entry)
    return { parsed, near, best, rival: best && rival && compareByRank(best, rival) === 0 ? rival : undefined }
  }

  const findBoth = (parsed: ParsedMessage): FinderResult => {
    const first = findIn(parsed)
    const second = parsed.alternativeReading && findIn(parsed.alternativeReading)
    if (!second?.best) return first
    if (!first.best) return second
    return first.best.match.entry === second.best.match.entry ? first : { ...first, rival: second.best }
  }

  /** The results by message, because the same message is matched in several contexts. */
  const known = new WeakMap<ParsedMessage, FinderResult>()
  return (parsed) => {
    const result = known.get(parsed) ?? findBoth(parsed)
    known.set(parsed, result)
    return result
  }
}
