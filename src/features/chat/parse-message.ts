import type { Thesaurus } from '#content/chat/thesaurus.ts'
import { parseCombination } from './combination.ts'
import { createSpellingCorrector } from './spelling.ts'
import { baseForms, rawTokens, stem, tokenize } from './tokens.ts'
import { collectForms, longestForm, spreadForm, type WordForm } from './word-forms.ts'

/**
 * The kind of a concept. A subject is the topic of a message. An aspect, such as the price, or a setting, such as the
 * company, is the topic only after 'your'. A question word or a courtesy is never the topic. A stranger is a known
 * topic that has nothing to do with the agency.
 */
export type ConceptWeight = 'subject' | 'aspect' | 'setting' | 'question' | 'stranger'

/** A text as concepts: the groups of the thesaurus that it names, and words of alternatives that are in no group. */
export type ParsedMessage = {
  readonly concepts: ReadonlyMap<string, ConceptWeight>
  /** Aspects and settings that count as subjects, because they follow a word such as 'your': 'your price'. */
  readonly agencyAspects: ReadonlySet<string>
  /**
   * The number of strangers and of unknown words, which are in no group or alternative. Function words, words that
   * address the agency and numbers are not counted.
   */
  readonly unknownCount: number
  /** The words in the form in which they are compared, without function words, question words and 'your'. */
  readonly words: readonly string[]
  /** Whether the text speaks to or about the agency: 'do you', 'our site'. */
  readonly addressesAgency: boolean
  /** The text with the second correction of the first misspelt word that has two, or null if no word has two. */
  readonly alternativeReading: ParsedMessage | null
}

/**
 * How a text is read: an alternative and a topic get no combined concepts, and each word of a topic has its main
 * meaning, even if it often means something unrelated.
 */
type Reading = 'message' | 'alternative' | 'topic'
/** Parses a text, which is a message unless said otherwise. */
export type MessageParser = (text: string, reading?: Reading) => ParsedMessage

const MAX_CACHED_WORDS = 2000
const NUMBER = /^\d+$/

/**
 * Indexes the thesaurus and all alternatives and returns the function that parses a text.
 */
export function createMessageParser(thesaurus: Thesaurus, alternatives: readonly string[]): MessageParser {
  const functionWords = new Set(tokenize(thesaurus.functionWords))
  const addressWords = new Set(tokenize(thesaurus.address))
  const negations = new Set(tokenize(thesaurus.negations))
  const partners = new Set([...addressWords, ...tokenize(thesaurus.partners)])
  const lookalikes = new Set(rawTokens(thesaurus.lookalikes))
  const forms = collectForms(thesaurus, alternatives, new Set([...functionWords, ...addressWords]))
  const canSeparate = (word: string) =>
    (functionWords.has(word) || addressWords.has(word) || NUMBER.test(word)) && !negations.has(word) && !forms.has(word)
  const vocabulary = new Set([
    ...[...forms.keys()].flatMap((form) => form.split(' ')),
    ...functionWords,
    ...addressWords,
  ])
  const correct = createSpellingCorrector(spellingsIn(thesaurus, alternatives))
  const named = new Set(tokenize(thesaurus.named))
  const refused = new Set(tokenize(thesaurus.stops).filter((stop) => named.has(stop))) // what 'stuf' does not mean
  const combinations = thesaurus.combined.map(parseCombination)
  const isLookalike = (raw: string) => formsOfWord(raw).some((word) => lookalikes.has(word))
  const isKnownForm = (word: string) => forms.has(word) || functionWords.has(word) || addressWords.has(word)
  const formOf = (word: string) =>
    [word, ...baseForms(word)].find(isKnownForm) ?? (vocabulary.has(word) ? word : undefined)
  /**
   * Returns one correction of a misspelt word for each concept that it may mean, or none if it may mean more than two
   * concepts or is a lookalike. A word that may be harmless is no abuse and no refused wish.
   */
  const correctionsOf = (raw: string): readonly string[] => {
    if (isLookalike(raw)) return []
    const near = correct(raw)
    const stemmed = stem(raw)
    const stems = (near.length > 0 || stemmed === raw ? near : correct(stemmed)).map(
      (word) => formOf(stem(word)) ?? stem(word),
    )
    const stemsByConcept = new Map(
      stems.map((stem) => [forms.get(stem)?.concept ?? (isKnownForm(stem) ? '' : stem), stem]),
    )
    const meant =
      stemsByConcept.size > 1 ? [...stemsByConcept].filter(([concept]) => !refused.has(concept)) : [...stemsByConcept]
    return meant.length <= 2 ? meant.map(([, stem]) => stem) : []
  }
  const formsOf = memoize((raw: string): readonly string[] => {
    const form = formOf(stem(raw))
    return form === undefined ? correctionsOf(raw) : [form]
  })
  /** Returns the concept of a question word, so that 'hwo much' is read as 'how much'. Other words stay unchanged. */
  const conceptOrWord = (word: string) => {
    const form = forms.get(word)
    return form?.weight === 'question' && !form.concept.includes(' ') ? form.concept : word
  }

  const parseAs = (typed: readonly string[], words: readonly string[], reading: Reading): ParsedMessage => {
    const conceptsOrWords = words.map(conceptOrWord)
    const concepts = new Map<string, ConceptWeight>()
    const agencyAspects = new Set<string>()
    let unknownCount = 0
    for (let at = 0; at < words.length; ) {
      const exact = longestForm([typed, words, conceptsOrWords], at, forms)
      const spread = spreadForm(words, at, forms, canSeparate)
      const { form, length } = spread.count > exact.length ? spread : exact
      const [word = '', before = ''] = [words[at], words[at - 1]]
      if (form?.concept) {
        const { ofConcept = form.weight } = form
        const weight = reading === 'topic' ? ofConcept : weightOf(form, addressWords.has(before))
        if (weight === 'stranger') unknownCount++
        if (concepts.get(form.concept) !== 'subject') concepts.set(form.concept, weight)
        if (reading !== 'topic' && weight !== form.weight) agencyAspects.add(form.concept)
      } else if (!form && !functionWords.has(word) && !addressWords.has(word) && !NUMBER.test(word)) unknownCount++
      at += length
    }
    if (reading === 'message')
      for (const { concept, isIn } of combinations) if (isIn(concepts)) concepts.set(concept, 'subject')
    const contentWords = words.filter(
      (word) => !functionWords.has(word) && !addressWords.has(word) && forms.get(word)?.weight !== 'question',
    )
    const addressesAgency = words.some((word) => partners.has(word))
    return {
      concepts,
      agencyAspects,
      unknownCount,
      words: contentWords,
      addressesAgency,
      alternativeReading: null,
    }
  }

  return (text, reading = 'message') => {
    const typed = tokenize(text)
    const candidates = rawTokens(text).map(formsOf)
    const words = candidates.map(([first], at) => first ?? typed[at] ?? '')
    const ambiguousIndex = candidates.findIndex(({ length }) => length === 2)
    if (ambiguousIndex < 0) return parseAs(typed, words, reading)
    const secondCorrection = candidates[ambiguousIndex]?.[1] ?? ''
    return {
      ...parseAs(typed, words, reading),
      alternativeReading: parseAs(typed, words.with(ambiguousIndex, secondCorrection), reading),
    }
  }
}

/** Returns a function that caches results, because the words of a message are parsed again with each sentence. */
function memoize<T>(compute: (word: string) => T): (word: string) => T {
  const cache = new Map<string, T>()
  return (word) => {
    const cached = cache.get(word)
    if (cached !== undefined) return cached
    if (cache.size >= MAX_CACHED_WORDS) cache.clear()
    const result = compute(word)
    cache.set(word, result)
    return result
  }
}

/** Returns a word and its possible base forms: 'hotels' and 'hotel'. */
function formsOfWord(raw: string): readonly string[] {
  return [raw, stem(raw), ...baseForms(stem(raw))]
}

/** Returns the weight of a form. After 'your', an aspect or a setting becomes a subject. */
function weightOf({ weight }: WordForm, isOurs: boolean): ConceptWeight {
  if (weight === 'question' || weight === 'stranger' || (weight === 'setting' && !isOurs)) return weight
  return isOurs ? 'subject' : weight
}

/** Returns a function that returns whether the parser knows a typed word in any of its forms. */
export function wordsKnownIn(thesaurus: Thesaurus, alternatives: readonly string[]): (word: string) => boolean {
  const stems = new Set([...spellingsIn(thesaurus, alternatives)].map(stem))
  return (word) => [stem(word), ...baseForms(stem(word))].some((stem) => stems.has(stem))
}

/** Returns all words of the groups and alternatives, address words and function words, in their original spelling. */
function spellingsIn(thesaurus: Thesaurus, alternatives: readonly string[]): ReadonlySet<string> {
  const { subjects, aspects, settings, questions, address, functionWords, devanagari, strangers } = thesaurus
  const texts = [
    ...subjects,
    ...aspects,
    ...settings,
    ...questions,
    ...devanagari,
    ...strangers,
    ...alternatives,
    address,
    functionWords,
  ]
  return new Set(texts.flatMap(rawTokens))
}
