import type { Thesaurus } from '#content/chat/thesaurus.ts'
import { parseCombination } from './combination.ts'
import { createSpellingCorrector } from './spelling.ts'
import { baseForms, rawTokens, stem, tokenize } from './tokens.ts'
import { collectForms, longestForm, spreadForm, type WordForm } from './word-forms.ts'

/**
 * How much a concept says. A subject alone tells what a message is about. An aspect, such as the price, or a setting,
 * such as the company, does so only after 'your'; a question word or a courtesy never does. A stranger is a known topic
 * that has nothing to do with the agency.
 */
export type ConceptWeight = 'subject' | 'aspect' | 'setting' | 'question' | 'stranger'

/** What a text is about: the thesaurus groups that it names, and words of alternatives that are in no group. */
export type ParsedMessage = {
  readonly concepts: ReadonlyMap<string, ConceptWeight>
  /** Aspects that count as subjects because they are asked of the agency: the price in 'your price'. */
  readonly ours: ReadonlySet<string>
  /** The number of unknown words: no function words, no numbers, and in no group or alternative. */
  readonly strangers: number
  /** All words that count, in the form in which they are compared. */
  readonly words: readonly string[]
  /** Whether the text speaks to or about the agency: 'do you', 'our site'. */
  readonly addressed: boolean
  /** The text with the other correction, if a misspelt word has two that are equally likely; otherwise null. */
  readonly otherwise: ParsedMessage | null
}

const MAX_MEMOIZED = 2000 // words

/** Indexes the thesaurus and all alternatives and returns the parser of texts. Combined concepts are optional. */
export function createMessageParser(
  thesaurus: Thesaurus,
  alternatives: readonly string[],
): (text: string, isCombined?: boolean) => ParsedMessage {
  const functionWords = new Set(tokenize(thesaurus.functionWords))
  const address = new Set(tokenize(thesaurus.address))
  const negations = new Set(tokenize(thesaurus.negations))
  const partners = new Set([...address, ...tokenize(thesaurus.partners)])
  const lookalikes = new Set(rawTokens(thesaurus.lookalikes))
  const forms = collectForms(thesaurus, alternatives, new Set([...functionWords, ...address]))
  const isBetween = (word: string) =>
    (functionWords.has(word) || address.has(word)) && !negations.has(word) && !forms.has(word)
  const vocabulary = new Set([...[...forms.keys()].flatMap((form) => form.split(' ')), ...functionWords, ...address])
  const corrections = createSpellingCorrector(spellingsIn(thesaurus, alternatives))
  const combinations = thesaurus.combined.map(parseCombination)
  const isLookalike = (raw: string) => formsOfWord(raw).some((word) => lookalikes.has(word))
  const isWhole = (word: string) => forms.has(word) || functionWords.has(word) || address.has(word)
  const formOf = (word: string) => [word, ...baseForms(word)].find(isWhole) ?? (vocabulary.has(word) ? word : undefined)
  /** Returns the corrections of a misspelt word if they belong to one concept or to two, otherwise none. */
  const corrected = (raw: string): readonly string[] => {
    if (isLookalike(raw)) return []
    const near = corrections(raw)
    const stems = (near.length > 0 ? near : corrections(stem(raw))).map((word) => formOf(stem(word)) ?? stem(word))
    const meant = new Map(stems.map((stem) => [forms.get(stem)?.concept ?? (isWhole(stem) ? '' : stem), stem]))
    return meant.size <= 2 ? [...meant.values()] : []
  }
  const known = memoize((raw: string): readonly string[] => {
    const form = formOf(stem(raw))
    return form === undefined ? corrected(raw) : [form]
  })
  /** Returns the group name of a question word: 'hwo much' is 'how much'. */
  const nameOf = (word: string) => {
    const form = forms.get(word)
    return form?.weight === 'question' && !form.concept.includes(' ') ? form.concept : word
  }

  const parseAs = (typed: readonly string[], words: readonly string[], isCombined: boolean): ParsedMessage => {
    const names = words.map(nameOf)
    const concepts = new Map<string, ConceptWeight>()
    const ours = new Set<string>()
    let strangers = 0
    for (let at = 0; at < words.length; ) {
      const exact = longestForm([typed, words, names], at, forms)
      const spread = spreadForm(words, at, forms, isBetween)
      const { form, length } = spread.count > exact.length ? spread : exact
      const [word = '', before = ''] = [words[at], words[at - 1]]
      if (form) {
        const weight = weightOf(form, address.has(before))
        if (weight === 'stranger') strangers++
        if (concepts.get(form.concept) !== 'subject') concepts.set(form.concept, weight)
        if (weight !== form.weight) ours.add(form.concept)
      } else if (!functionWords.has(word) && !address.has(word) && !/^\d+$/.test(word)) strangers++
      at += length
    }
    if (isCombined) for (const { concept, isIn } of combinations) if (isIn(concepts)) concepts.set(concept, 'subject')
    const told = words.filter(
      (word) => !functionWords.has(word) && !address.has(word) && forms.get(word)?.weight !== 'question',
    )
    const addressed = words.some((word) => partners.has(word))
    return { concepts, ours, strangers, words: told, addressed, otherwise: null }
  }

  return (text, isCombined = true) => {
    const typed = tokenize(text)
    const candidates = rawTokens(text).map(known)
    const words = candidates.map(([first], at) => first ?? typed[at] ?? '')
    const between = candidates.findIndex(({ length }) => length === 2)
    if (between < 0) return parseAs(typed, words, isCombined)
    const second = candidates[between]?.[1] ?? ''
    return {
      ...parseAs(typed, words, isCombined),
      otherwise: parseAs(typed, words.with(between, second), isCombined),
    }
  }
}

/** Caches a function, because the words of a message are looked up again for each of its sentences. */
function memoize<T>(rule: (word: string) => T): (word: string) => T {
  const memory = new Map<string, T>()
  return (word) => {
    const known = memory.get(word)
    if (known !== undefined) return known
    if (memory.size >= MAX_MEMOIZED) memory.clear()
    const found = rule(word)
    memory.set(word, found)
    return found
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

/** Returns a function that tells whether the parser knows a typed word in any of its forms. */
export function wordsKnownIn(thesaurus: Thesaurus, alternatives: readonly string[]): (word: string) => boolean {
  const stems = new Set([...spellingsIn(thesaurus, alternatives)].map(stem))
  return (word) => [stem(word), ...baseForms(stem(word))].some((stem) => stems.has(stem))
}

/** Returns every word as the thesaurus and the alternatives spell it. */
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
