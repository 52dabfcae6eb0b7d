import type { Thesaurus } from '#content/faq/thesaurus.ts'
import { combination } from './combination.ts'
import { spelling } from './spelling.ts'
import { baseFormsOf, rawWordsOf, stemOf, wordsOf } from './tokens.ts'

/**
 * How much a concept tells. A subject is enough to know what a message is about; an aspect, such as the price, or a
 * setting, such as the company, is one only after 'your'; a question word or a courtesy never is. A stranger is known as
 * something that is not ours.
 */
export type Weight = 'subject' | 'aspect' | 'setting' | 'question' | 'stranger'

/** What a text is about: groups of the thesaurus it names, and words of alternatives that stand in none. */
export type Reading = {
  readonly concepts: ReadonlyMap<string, Weight>
  /** Aspects that are subjects because they are asked of us: the price in 'your price'. */
  readonly ours: ReadonlySet<string>
  /** How many words are neither function words nor figures nor in any group or alternative. */
  readonly strangers: number
  /** All words that count, as they are compared. */
  readonly words: readonly string[]
  /** Whether it speaks to us or of us: 'do you', 'our site'. */
  readonly addressed: boolean
  /** What the text is about where a misspelt word in it stands for the other of two that it is as near to. */
  readonly otherwise: Reading | null
}
type Form = { readonly concept: string; readonly weight: Weight }

const LONGEST_FORM = 6 // words
const SHORTEST_JOINED = 7 // letters; shorter ones, such as 'me an', come together by chance

/** Learns the thesaurus and the words of all alternatives, and returns the reader of texts, without combinations on request. */
export function createReader(
  thesaurus: Thesaurus,
  alternatives: readonly string[],
): (text: string, isCombined?: boolean) => Reading {
  const silent = new Set(wordsOf(thesaurus.functionWords))
  const address = new Set(wordsOf(thesaurus.address))
  const partners = new Set([...address, ...wordsOf(thesaurus.partners)])
  const lookalikes = new Set(rawWordsOf(thesaurus.lookalikes))
  const forms = formsOf(thesaurus, alternatives, new Set([...silent, ...address]))
  const vocabulary = new Set([...[...forms.keys()].flatMap((form) => form.split(' ')), ...silent, ...address])
  const corrections = spelling(spellingsIn(thesaurus, alternatives))
  const combinations = thesaurus.combined.map(combination)
  const isLookalike = (raw: string) => formsOfWord(raw).some((word) => lookalikes.has(word))
  const isWhole = (word: string) => forms.has(word) || silent.has(word) || address.has(word)
  const formOf = (word: string) =>
    [word, ...baseFormsOf(word)].find(isWhole) ?? (vocabulary.has(word) ? word : undefined)
  /** What a misspelt word stands for: a word of one concept, or one of each of two; a word that lies between more stands for none. */
  const corrected = (raw: string): readonly string[] => {
    if (isLookalike(raw)) return []
    const near = corrections(raw)
    const stems = (near.length > 0 ? near : corrections(stemOf(raw))).map(
      (word) => formOf(stemOf(word)) ?? stemOf(word),
    )
    const meant = new Map(stems.map((stem) => [forms.get(stem)?.concept ?? (isWhole(stem) ? '' : stem), stem]))
    return meant.size <= 2 ? [...meant.values()] : []
  }
  const known = (raw: string): readonly string[] => {
    const form = formOf(stemOf(raw))
    return form === undefined ? corrected(raw) : [form]
  }
  /** A question word by the name of its group: 'hwo much' is 'how much'. */
  const nameOf = (word: string) => {
    const form = forms.get(word)
    return form?.weight === 'question' && !form.concept.includes(' ') ? form.concept : word
  }

  const readAs = (typed: readonly string[], words: readonly string[], isCombined: boolean): Reading => {
    const names = words.map(nameOf)
    const concepts = new Map<string, Weight>()
    const ours = new Set<string>()
    let strangers = 0
    for (let at = 0; at < words.length; ) {
      const { form, length } = longestForm([typed, words, names], at, forms)
      const [word = '', before = ''] = [words[at], words[at - 1]]
      if (form) {
        const weight = weightOf(form, address.has(before))
        if (weight === 'stranger') strangers++
        if (concepts.get(form.concept) !== 'subject') concepts.set(form.concept, weight)
        if (weight !== form.weight) ours.add(form.concept)
      } else if (!silent.has(word) && !address.has(word) && !/^\d+$/.test(word)) strangers++
      at += length
    }
    if (isCombined) for (const { concept, isIn } of combinations) if (isIn(concepts)) concepts.set(concept, 'subject')
    const told = words.filter(
      (word) => !silent.has(word) && !address.has(word) && forms.get(word)?.weight !== 'question',
    )
    const addressed = words.some((word) => partners.has(word))
    return { concepts, ours, strangers, words: told, addressed, otherwise: null }
  }

  return (text, isCombined = true) => {
    const typed = wordsOf(text)
    const candidates = rawWordsOf(text).map(known)
    const words = candidates.map(([first], at) => first ?? typed[at] ?? '')
    const between = candidates.findIndex(({ length }) => length === 2)
    if (between < 0) return readAs(typed, words, isCombined)
    const second = candidates[between]?.[1] ?? ''
    return {
      ...readAs(typed, words, isCombined),
      otherwise: readAs(typed, words.with(between, second), isCombined),
    }
  }
}

/** A word and what it may be a form of: 'hotels' is a 'hotel'. */
function formsOfWord(raw: string): readonly string[] {
  return [raw, stemOf(raw), ...baseFormsOf(stemOf(raw))]
}

/** After 'your' an aspect is meant of us. */
function weightOf({ weight }: Form, isOurs: boolean): Weight {
  if (weight === 'question' || weight === 'stranger' || (weight === 'setting' && !isOurs)) return weight
  return isOurs ? 'subject' : weight
}

/** Returns the rule whether a word, as it is typed, is one that a reader knows, in any of its forms. */
export function wordsKnownIn(thesaurus: Thesaurus, alternatives: readonly string[]): (word: string) => boolean {
  const stems = new Set([...spellingsIn(thesaurus, alternatives)].map(stemOf))
  return (word) => [stemOf(word), ...baseFormsOf(stemOf(word))].some((stem) => stems.has(stem))
}

/** Every word as the thesaurus and the alternatives spell it. */
export function spellingsIn(thesaurus: Thesaurus, alternatives: readonly string[]): ReadonlySet<string> {
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
  return new Set(texts.flatMap(rawWordsOf))
}

/**
 * Every form a reader knows, by its words: those of the groups, and the words of alternatives that are in no group. These
 * are subjects of their own unless the thesaurus lists them as plain.
 */
function formsOf(
  thesaurus: Thesaurus,
  alternatives: readonly string[],
  silent: ReadonlySet<string>,
): ReadonlyMap<string, Form> {
  const groups = [
    ...thesaurus.strangers.map((group) => ({ group, weight: 'stranger' as const })),
    ...thesaurus.questions.map((group) => ({ group, weight: 'question' as const })),
    ...thesaurus.settings.map((group) => ({ group, weight: 'setting' as const })),
    ...thesaurus.aspects.map((group) => ({ group, weight: 'aspect' as const })),
    ...thesaurus.subjects.map((group) => ({ group, weight: 'subject' as const })),
  ]
  const listed = groups.flatMap(({ group, weight }) => {
    const all = group.split(',')
    const concept = wordsOf(all[0] ?? '').join(' ')
    return all.map((form) => ({
      words: wordsOf(form),
      form: { concept, weight: form.includes('?') ? ('aspect' as const) : weight },
    }))
  })
  const forms = new Map(listed.map(({ words, form }) => [words.join(' '), form]))
  for (const [name = '', ...words] of thesaurus.devanagari.map((list) => list.split(','))) {
    const form = forms.get(wordsOf(name).join(' '))
    if (form) for (const word of words) forms.set(wordsOf(word).join(' '), form)
  }
  const plain = new Set(wordsOf(thesaurus.plainWords))
  for (const words of alternatives.map(wordsOf)) {
    for (let at = 0; at < words.length; ) {
      const { form, length } = longestForm([words], at, forms)
      const word = words[at] ?? ''
      if (!form && !silent.has(word)) forms.set(word, { concept: word, weight: plain.has(word) ? 'aspect' : 'subject' })
      at += length
    }
  }
  return forms
}

/** The longest form that begins here in one of the lists of a text's words. 'Word press' is found as 'wordpress'. */
function longestForm(lists: readonly (readonly string[])[], at: number, forms: ReadonlyMap<string, Form>) {
  for (let length = Math.min(LONGEST_FORM, (lists[0]?.length ?? 0) - at); length > 0; length--) {
    const here = lists.map((list) => list.slice(at, at + length))
    const joined =
      length === 2 ? here.map((list) => list.join('')).filter((word) => word.length >= SHORTEST_JOINED) : []
    const keys = [...here.map((list) => list.join(' ')), ...joined]
    const key = keys.find((candidate) => forms.has(candidate))
    if (key !== undefined) return { form: forms.get(key), length }
  }
  return { form: undefined, length: 1 }
}
