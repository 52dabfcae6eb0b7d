import type { FaqEntry } from '#content/chat/entry.ts'
import type { Thesaurus } from '#content/chat/thesaurus.ts'
import {
  type Alternative,
  alternativesWithin,
  byRank,
  isWellFounded,
  matchOf,
  ownersOf,
  type Ranked,
  type Rarity,
  rankOf,
  shareOf,
} from './ranking.ts'
import type { Reading } from './reading.ts'
import { wordsOf } from './tokens.ts'

/** What answers a text: the best match, and another entry's that is as good. */
export type Found = {
  readonly reading: Reading
  readonly near: readonly Ranked[]
  readonly best: Ranked | undefined
  readonly rival: Ranked | undefined
}

const THRESHOLD = 0.3 // spec §5: the share has to be greater
const COMMON = 3 // what every concept counts, in natural logarithms of its rarity

/**
 * Prepares the alternatives of all entries, as they were read, and returns the rule that finds the best for a reading: of those
 * that own a stop it names, if it names any, the greatest share above 0.3, as `rankOf` orders them. Where a misspelt word
 * stands for one of two, both are found.
 */
export function createFinder(
  entries: readonly FaqEntry[],
  thesaurus: Thesaurus,
  readings: ReadonlyMap<string, readonly Reading[]>,
): (reading: Reading) => Found {
  const alternatives = entries.flatMap((entry) =>
    (readings.get(entry.id) ?? []).map(({ concepts }): Alternative => ({ entry, concepts: [...concepts.keys()] })),
  )
  const alternativesWith = alternativesWithin(alternatives)
  const owners = ownersOf(alternativesWith)
  const rarities = new Map(
    [...owners].map(([concept, { size }]) => [concept, COMMON + Math.log(entries.length / size)]),
  )
  const rarity: Rarity = (concept) => rarities.get(concept) ?? COMMON + Math.log(entries.length)
  const stops = new Set(wordsOf(thesaurus.stops))
  const named = new Set(wordsOf(thesaurus.named))

  const findIn = (reading: Reading): Found => {
    const stopped = [...reading.concepts.keys()].filter((concept) => stops.has(concept))
    const may = (entry: FaqEntry) => stopped.length === 0 || stopped.some((concept) => owners.get(concept)?.has(entry))
    const touched = new Set([...reading.concepts.keys()].flatMap((concept) => alternativesWith.get(concept) ?? []))
    const near = [...touched]
      .filter(({ entry, concepts }) => shareOf(concepts, reading) > THRESHOLD && may(entry))
      .map((alternative) => matchOf(alternative, reading, owners))
      .map((match): Ranked => ({ match, rank: rankOf(match, reading, rarity, named) }))
      .sort(byRank)
    const [best, ...others] = near.filter(({ match }) => isWellFounded(match, reading))
    const rival = others.find(({ match }) => match.entry !== best?.match.entry)
    return { reading, near, best, rival: best && rival && byRank(best, rival) === 0 ? rival : undefined }
  }

  return (reading) => {
    const one = findIn(reading)
    const other = reading.otherwise && findIn(reading.otherwise)
    if (!other?.best) return one
    if (!one.best) return other
    return one.best.match.entry === other.best.match.entry ? one : { ...one, rival: other.best }
  }
}
