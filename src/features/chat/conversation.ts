import type { FaqEntry } from '#content/chat/faq-entry.ts'
import type { ConceptWeight, ParsedMessage } from './parse-message.ts'
import { countConcepts } from './ranking.ts'
import { tokenize } from './tokens.ts'

const MAX_PICK_WORDS = 8 // words, as in 'and how much is the second one please'
const MAX_UNKNOWN_WORDS = 1 // in a message that leaves its subject open
const MAX_REFERENCE_WORDS = 12 // words, as in 'and are they kept in the same place as the site'
const ORDINALS = [
  /\b(?:first|1st|pehl[aei])\b/i,
  /\b(?:second|2nd|d[uo]sr[aei])\b/i,
  /\b(?:third|3rd|t[ei]{1,2}sr[aei])\b/i,
  /\b(?:fourth|4th|chauth[aei])\b/i,
  /\b(?:fifth|5th)\b/i,
]
const LAST_ONE = /\b(?:last one|aa?khr?i wal[aei])\b/i
/** Matches words that refer to an earlier message. */
const REFERRING =
  /^(?:and|but|so|then|also|aur|to|phir|what about|how about)\b|\b(?:it|its|they|them|their|that|this|these|those|ones?|he|she|his|wo|woh|ye|yeh|uska|uske|uski|iska|iske|iski|unka|inka)\b/i
const OTHER_CASE = /^(?:and|or|but|aur)\W+(?:what )?(?:if|for|with|agar)\b/i
const QUANTITY =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|hundreds?|thousands?|many|more|bigger|larger|smaller|big|large|small|only)\b/i
/** Matches a message that turns to another subject and asks nothing about it: 'and hosting?'. */
const NEXT_SUBJECT =
  /^(?:and|aur|or|what about|how about|same for|for)\b(?!.*\b(?:how|when|where|why|who|which|kab|kaise)\b)/i

const FOR_SOMEBODY = /^(?:and |aur |also |what about |how about |same )?for (?:a|an|my|our|us|me)\b/i
/** Matches the beginning of a message that asks the same again. */
const SAME_AGAIN =
  /^(?:and|aur|or|also|even|what about|how about|same for|for)\b(?!.*\b(?:ones?|wala|wali|then|now)\b)/i

/** Returns the id of the option that a message such as 'the second one' picks from an answer with options, or ''. */
export function pickedOption({ options = [] }: FaqEntry, text: string): string {
  if (tokenize(text).length > MAX_PICK_WORDS) return ''
  if (LAST_ONE.test(text)) return options.at(-1) ?? ''
  return options[ORDINALS.findIndex((ordinal) => ordinal.test(text))] ?? ''
}

/** Returns whether a message only asks for an explanation: 'why', 'how so'. */
export function asksForMore({ concepts, unknownCount }: ParsedMessage, text: string): boolean {
  const isBare = unknownCount === 0 && [...concepts.values()].every((weight) => weight === 'question')
  return isBare && concepts.size > 0 && /\b(?:why|how|ky[uo]n?)\b/i.test(text)
}

/** Returns whether a message without a subject refers to the previous answer: 'and where are they kept'. */
export function refersToAnswer({ answer }: FaqEntry, { concepts, words }: ParsedMessage, text: string): boolean {
  if (tokenize(text).length > MAX_REFERENCE_WORDS || !REFERRING.test(text.trim())) return false
  const answerWords = new Set(tokenize(answer))
  return countConcepts(concepts, concepts.keys(), 'subject') === 0 && words.some((word) => answerWords.has(word))
}

/** Returns whether a message repeats the last question for another quantity: 'and if we have four of them'. */
export function variesQuantity(text: string): boolean {
  return tokenize(text).length <= MAX_REFERENCE_WORDS && OTHER_CASE.test(text.trim()) && QUANTITY.test(text)
}

/**
 * Returns whether a message asks the same again about somebody, a place or a time: 'and in december?', 'for a dentist'.
 * Only after 'for' may it name an aspect.
 */
export function asksTheSame({ concepts, unknownCount }: ParsedMessage, text: string): boolean {
  const length = tokenize(text).length
  const isShort = length > 1 && length <= MAX_PICK_WORDS
  const isBare =
    concepts.size === 0 || (FOR_SOMEBODY.test(text.trim()) && countConcepts(concepts, concepts.keys(), 'subject') === 0)
  return isShort && unknownCount === 0 && isBare && SAME_AGAIN.test(text.trim())
}

/** The concepts that make up one topic. */
type Topic = readonly (readonly [string, ConceptWeight])[]

/**
 * Returns the topics of an entry without duplicates. The topic of an alternative is its concepts of the first of the
 * `weights`. Alternatives without such concepts have no topic, but the first alternative then uses the next weight that
 * it has.
 */
export function entryTopics(
  alternatives: readonly ParsedMessage[],
  weights: readonly ConceptWeight[],
): readonly Topic[] {
  const topics = alternatives
    .map(({ concepts }, index) => {
      const [first, ...others] = weights.map((weight) => conceptsOfWeight([...concepts], weight))
      return first ?? (index === 0 ? others.find((concepts) => concepts !== null) : null) ?? []
    })
    .filter((subjects) => subjects.length > 0)
  return [...new Map(topics.map((subjects) => [subjects.map(([concept]) => concept).join(), subjects])).values()]
}

function conceptsOfWeight(concepts: Topic, weight: ConceptWeight): Topic | null {
  const matching = concepts.filter(([, each]) => each === weight)
  return matching.length > 0 ? matching : null
}

/**
 * Combines a message that only names a new subject with what the previous entry is about. After the price of a website,
 * 'what about hosting' asks for the price of hosting. Returns two combinations to try: with all aspects of the previous
 * question, then with its first concept only. Returns none if the message says anything else, or if the previous
 * question has no aspect or already names the subject.
 */
export function messagesWithAspects(
  { question }: FaqEntry,
  parsed: ParsedMessage,
  text: string,
  parse: (text: string) => ParsedMessage,
): readonly ParsedMessage[] {
  const { concepts, unknownCount } = parsed
  const isNextSubject = NEXT_SUBJECT.test(text.trim()) && tokenize(text).length <= MAX_PICK_WORDS && unknownCount === 0
  if (!isNextSubject || countConcepts(concepts, concepts.keys(), 'subject', 'aspect') !== 1) return []
  const [previousQuestion = ''] = question.split('|')
  const previousConcepts = [...parse(previousQuestion).concepts]
  const aspects = conceptsOfWeight(previousConcepts, 'aspect') ?? []
  if (aspects.length === 0 || previousConcepts.some(([concept]) => concepts.has(concept))) return []
  return [aspects, previousConcepts.slice(0, 1)].map((added) => ({
    ...parsed,
    concepts: new Map([...concepts, ...added]),
  }))
}

/**
 * Combines a message that leaves its subject open with each of the given topics: 'and how long?', 'when?', 'is it
 * safe?'. Returns none if the message has a subject, or nothing to ask, or more than one unknown word.
 */
export function messagesWithSubjects(topics: readonly Topic[], parsed: ParsedMessage): readonly ParsedMessage[] {
  const { concepts, unknownCount, agencyAspects } = parsed
  const ownConcepts = [...concepts].map(([concept, weight]): [string, ConceptWeight] => [
    concept,
    agencyAspects.has(concept) ? 'aspect' : weight,
  ])
  if (unknownCount > MAX_UNKNOWN_WORDS || concepts.size === 0 || ownConcepts.some(([, weight]) => weight === 'subject'))
    return []
  return topics.map((subjects) => ({ ...parsed, concepts: new Map([...subjects, ...ownConcepts]) }))
}
