import type { FaqEntry } from '#content/chat/faq-entry.ts'
import type { ConceptWeight, ParsedMessage } from './parse-message.ts'
import { countConcepts } from './ranking.ts'
import { tokenize } from './tokens.ts'

const MAX_PICK_WORDS = 8 // words, as in 'and how much is the second one please'
const MAX_REFERENCE_WORDS = 12 // words, as in 'and are they kept in the same place as the site'
const ORDINALS = [
  /\b(?:first|1st|pehl[aei])\b/i,
  /\b(?:second|2nd|d[uo]sr[aei])\b/i,
  /\b(?:third|3rd|t[ei]{1,2}sr[aei])\b/i,
]
/** Matches words that refer to what was said before. */
const REFERRING =
  /^(?:and|but|so|then|also|aur|to|phir|what about|how about)\b|\b(?:it|its|they|them|their|that|this|these|those|ones?|wo|woh|ye|yeh|uska|uske|uski|iska|iske|iski|unka|inka)\b/i
/** Matches a turn to another subject without a question about it: 'and hosting?'. */
const NEXT = /^(?:and|aur|or|what about|how about|same for|for)\b(?!.*\b(?:how|when|where|why|who|which|kab|kaise)\b)/i

/** Returns the id of the entry that 'the second one' means after an answer with several options, otherwise ''. */
export function pickedOption({ options = [] }: FaqEntry, text: string): string {
  if (tokenize(text).length > MAX_PICK_WORDS) return ''
  return options[ORDINALS.findIndex((ordinal) => ordinal.test(text))] ?? ''
}

/** Returns whether a message only asks for an explanation: 'why', 'how so'. */
export function asksForMore({ concepts, strangers }: ParsedMessage, text: string): boolean {
  const isBare = strangers === 0 && [...concepts.values()].every((weight) => weight === 'question')
  return isBare && concepts.size > 0 && /\b(?:why|how|ky[uo]n?)\b/i.test(text)
}

/** Returns whether a message without a subject refers to the previous answer: 'and where are they kept'. */
export function refersToAnswer({ answer }: FaqEntry, { concepts, words }: ParsedMessage, text: string): boolean {
  if (tokenize(text).length > MAX_REFERENCE_WORDS || !REFERRING.test(text.trim())) return false
  const answerWords = new Set(tokenize(answer))
  return countConcepts(concepts, concepts.keys(), 'subject') === 0 && words.some((word) => answerWords.has(word))
}

/** The subjects among the concepts of one alternative. */
type Subjects = readonly (readonly [string, ConceptWeight])[]

/**
 * Returns what an entry with these alternatives is about, each combination once: the concepts of each alternative that
 * have the first weight. If the first alternative has none, its concepts of the next weight that it has count instead.
 */
export function entryTopics(
  alternatives: readonly ParsedMessage[],
  weights: readonly ConceptWeight[],
): readonly Subjects[] {
  const all = alternatives
    .map(({ concepts }, place) => {
      const [first, ...others] = weights.map((weight) => ofWeight([...concepts], weight))
      return first ?? (place === 0 ? others.find((found) => found !== null) : null) ?? []
    })
    .filter((subjects) => subjects.length > 0)
  return [...new Map(all.map((subjects) => [subjects.map(([concept]) => concept).join(), subjects])).values()]
}

function ofWeight(concepts: Subjects, wanted: ConceptWeight): Subjects | null {
  const found = concepts.filter(([, weight]) => weight === wanted)
  return found.length > 0 ? found : null
}

/**
 * Combines a message that only names a new subject with what the previous entry is about. After the price of a website,
 * 'what about hosting' asks for the price of hosting. Returns the variants to try, the one with all aspects first, and
 * none for other messages.
 */
export function messagesWithAspects(
  { question }: FaqEntry,
  parsed: ParsedMessage,
  text: string,
  read: (text: string) => ParsedMessage,
): readonly ParsedMessage[] {
  const { concepts, strangers } = parsed
  const isNew = NEXT.test(text.trim()) && tokenize(text).length <= MAX_PICK_WORDS && strangers === 0
  if (!isNew || countConcepts(concepts, concepts.keys(), 'subject', 'aspect') !== 1) return []
  const [asked = ''] = question.split('|')
  const told = [...read(asked).concepts]
  const aspects = ofWeight(told, 'aspect') ?? []
  if (aspects.length === 0 || told.some(([concept]) => concepts.has(concept))) return []
  return [aspects, told.slice(0, 1)].map((own) => ({ ...parsed, concepts: new Map([...concepts, ...own]) }))
}

/**
 * Combines a message without a subject of its own with each of the given subjects. Returns none if the message has a
 * subject, asks nothing, or contains unknown words.
 */
export function messagesWithSubjects(all: readonly Subjects[], parsed: ParsedMessage): readonly ParsedMessage[] {
  const { concepts, strangers, ours } = parsed
  const natural = [...concepts].map(([concept, weight]): [string, ConceptWeight] => [
    concept,
    ours.has(concept) ? 'aspect' : weight,
  ])
  const weights = natural.map(([, weight]) => weight)
  if (strangers > 0 || weights.includes('subject') || !weights.includes('aspect')) return []
  return all.map((subjects) => ({ ...parsed, concepts: new Map([...subjects, ...natural]) }))
}
