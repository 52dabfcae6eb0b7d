import type { FaqEntry } from '#content/chat/faq-entry.ts'
import type { ConceptIndex } from './finder.ts'
import type { ParsedMessage } from './parse-message.ts'

/** How much of a message an entry is about. */
type Coverage = {
  /** The part of the message that the entry's alternatives, title and answer speak of, from 0 to 1. */
  readonly covered: number
  /** The part of the message that consists of unknown words, from 0 to 1. */
  readonly unknown: number
}

/** What a concept counts, times its rarity. A stranger counts as an unknown word. */
const WEIGHT_VALUES = { subject: 1, aspect: 0.7, setting: 0.35, question: 0.25, stranger: 0 } as const
const UNKNOWN_VALUE = 4

// fitted on the questions of tests/content/questions
const MIN_COVERED = 0.3
const MAX_UNKNOWN = 0.45
const MIN_COVERED_SURELY = 0.55
const MAX_UNKNOWN_SURELY = 0.3

/**
 * Returns a function that takes one or more parsed sentences, and returns a function that measures how much of them an
 * entry is about. `conceptsInText` are those of its title and answer. A rare concept counts more than one that many entries contain.
 */
export function createCoverage(
  conceptsInText: ReadonlyMap<FaqEntry, ReadonlySet<string>>,
  { entriesWith, rarity }: ConceptIndex,
): (sentences: readonly ParsedMessage[]) => (entry: FaqEntry) => Coverage {
  return (sentences) => {
    const concepts = new Map(sentences.flatMap((sentence) => [...sentence.concepts]))
    const sum = (list: readonly string[]) =>
      list.reduce((total, concept) => total + WEIGHT_VALUES[concepts.get(concept) ?? 'question'] * rarity(concept), 0)
    const named = [...concepts.keys()]
    const unknown = UNKNOWN_VALUE * sentences.reduce((total, { unknownCount }) => total + unknownCount, 0)
    const total = sum(named) + unknown
    return (entry) => {
      if (total === 0) return { covered: 1, unknown: 0 }
      const covered = named.filter(
        (concept) => entriesWith.get(concept)?.has(entry) || conceptsInText.get(entry)?.has(concept),
      )
      return { covered: sum(covered) / total, unknown: unknown / total }
    }
  }
}

/**
 * Returns how doubtful an answer is. With great doubt, the chat asks what is meant; with some, it says which question it
 * answers. `otherCovered` is how much of the message the best other entry covers; a story has several sentences, of
 * which most are background.
 */
export function doubtOf(
  { covered, unknown }: Coverage,
  otherCovered: number,
  isStory: boolean,
): 'none' | 'some' | 'great' {
  if (covered < MIN_COVERED || unknown > MAX_UNKNOWN) return 'great'
  const isSure = covered >= Math.max(MIN_COVERED_SURELY, otherCovered) && unknown <= MAX_UNKNOWN_SURELY && !isStory
  return isSure ? 'none' : 'some'
}
