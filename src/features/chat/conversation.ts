import type { FaqEntry } from '#content/chat/faq-entry.ts'
import type { ConceptWeight, ParsedMessage } from './parse-message.ts'
import { countConcepts } from './ranking.ts'
import { tokenize } from './tokens.ts'

const MAX_PICK_WORDS = 8 // words; 'and how much is the second one please'
const MAX_REFERENCE_WORDS = 12 // words; 'and are they kept in the same place as the site'
const ORDINALS = [
  /\b(?:first|1st|pehl[aei])\b/i,
  /\b(?:second|2nd|d[uo]sr[aei])\b/i,
  /\b(?:third|3rd|t[ei]{1,2}sr[aei])\b/i,
]
/** What speaks of something that was said before. */
const REFERRING =
  /^(?:and|but|so|then|also|aur|to|phir|what about|how about)\b|\b(?:it|its|they|them|their|that|this|these|those|ones?|wo|woh|ye|yeh|uska|uske|uski|iska|iske|iski|unka|inka)\b/i
/** What turns to another subject and asks nothing of it: 'and hosting?'. */
const NEXT = /^(?:and|aur|or|what about|how about|same for|for)\b(?!.*\b(?:how|when|where|why|who|which|kab|kaise)\b)/i

/** Returns the id of the entry that 'the second one' means after an answer that lists several; '' for any other text. */
export function pickedOption({ options = [] }: FaqEntry, text: string): string {
  if (tokenize(text).length > MAX_PICK_WORDS) return ''
  return options[ORDINALS.findIndex((ordinal) => ordinal.test(text))] ?? ''
}

/** Returns whether a message asks nothing but for more of the same: 'why', 'how so'. */
export function asksForMore({ concepts, strangers }: ParsedMessage, text: string): boolean {
  const isBare = strangers === 0 && [...concepts.values()].every((weight) => weight === 'question')
  return isBare && concepts.size > 0 && /\b(?:why|how|ky[uo]n?)\b/i.test(text)
}

/** Returns whether a message without a subject asks for what the entry before it tells: 'and where are they kept'. */
export function refersToAnswer({ answer }: FaqEntry, { concepts, words }: ParsedMessage, text: string): boolean {
  if (tokenize(text).length > MAX_REFERENCE_WORDS || !REFERRING.test(text.trim())) return false
  const answerWords = new Set(tokenize(answer))
  return countConcepts(concepts, concepts.keys(), 'subject') === 0 && words.some((word) => answerWords.has(word))
}

/** The concepts of one alternative of an entry that are subjects. */
type Subjects = readonly (readonly [string, ConceptWeight])[]

/**
 * Returns what an entry with these alternatives is about, each combination once: the concepts of each alternative that have
 * the first of these weights, and those of its first alternative that have another of them where none has the first.
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
 * Returns readings of a message that names another subject and asks nothing of it, with what an entry tells of its own, all
 * of it first: 'what about hosting' after the price of a website asks for that of hosting. None for other messages.
 */
export function messagesWithAspects(
  { question }: FaqEntry,
  reading: ParsedMessage,
  text: string,
  read: (text: string) => ParsedMessage,
): readonly ParsedMessage[] {
  const { concepts, strangers } = reading
  const isNew = NEXT.test(text.trim()) && tokenize(text).length <= MAX_PICK_WORDS && strangers === 0
  if (!isNew || countConcepts(concepts, concepts.keys(), 'subject', 'aspect') !== 1) return []
  const [asked = ''] = question.split('|')
  const told = [...read(asked).concepts]
  const aspects = ofWeight(told, 'aspect') ?? []
  if (aspects.length === 0 || told.some(([concept]) => concepts.has(concept))) return []
  return [aspects, told.slice(0, 1)].map((own) => ({ ...reading, concepts: new Map([...concepts, ...own]) }))
}

/**
 * Returns readings of a message that has no subject of its own, with each of some subjects; none where the message says what
 * it is about, asks nothing, or holds unknown words.
 */
export function messagesWithSubjects(all: readonly Subjects[], reading: ParsedMessage): readonly ParsedMessage[] {
  const { concepts, strangers, ours } = reading
  const natural = [...concepts].map(([concept, weight]): [string, ConceptWeight] => [
    concept,
    ours.has(concept) ? 'aspect' : weight,
  ])
  const weights = natural.map(([, weight]) => weight)
  if (strangers > 0 || weights.includes('subject') || !weights.includes('aspect')) return []
  return all.map((subjects) => ({ ...reading, concepts: new Map([...subjects, ...natural]) }))
}
