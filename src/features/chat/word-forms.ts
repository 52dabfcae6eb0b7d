import type { Thesaurus } from '#content/chat/thesaurus.ts'
import type { ConceptWeight } from './parse-message.ts'
import { tokenize } from './tokens.ts'

/** A form and what it means. The concept of a phrase that says nothing is ''. */
export type WordForm = {
  readonly concept: string
  readonly weight: ConceptWeight
  /** The weight of the concept, if that of the form is lower, because the form has other meanings. */
  readonly ofConcept?: ConceptWeight
  /** Whether no other words may be between those of the form. */
  readonly isFixed?: boolean
}

const MAX_FORM_WORDS = 6
const MAX_WORDS_BETWEEN = 3 // between two words of a form
const PHRASE: WordForm = { concept: '', weight: 'question', isFixed: true }
const MIN_JOINED_LENGTH = 7 // letters; two shorter words, such as 'me an', may form a known word by chance

/**
 * Returns every known form by its words: phrases, the forms of the groups, and words of alternatives in no group. Such
 * words are subjects, or aspects if the thesaurus lists them as plain words, but those in `ignored` are no forms.
 */
export function collectForms(
  thesaurus: Thesaurus,
  alternatives: readonly string[],
  ignored: ReadonlySet<string>,
): ReadonlyMap<string, WordForm> {
  const groups = [
    ...thesaurus.strangers.map((group) => ({ group, weight: 'stranger' as const })),
    ...thesaurus.questions.map((group) => ({ group, weight: 'question' as const })),
    ...thesaurus.settings.map((group) => ({ group, weight: 'setting' as const })),
    ...thesaurus.aspects.map((group) => ({ group, weight: 'aspect' as const })),
    ...thesaurus.subjects.map((group) => ({ group, weight: 'subject' as const })),
  ]
  const groupForms = groups.flatMap(({ group, weight }) => {
    const all = group.split(',')
    const concept = tokenize(all[0] ?? '').join(' ')
    return all.map((form) => ({
      words: tokenize(form),
      form: {
        concept,
        weight: form.includes('?') ? ('aspect' as const) : weight,
        ofConcept: weight,
        isFixed: form.includes('!'),
      },
    }))
  })
  const forms = new Map<string, WordForm>(
    thesaurus.phrases.split(',').map((phrase) => [tokenize(phrase).join(' '), PHRASE]),
  )
  for (const { words, form } of groupForms) forms.set(words.join(' '), form)
  for (const [name = '', ...words] of thesaurus.devanagari.map((list) => list.split(','))) {
    const form = forms.get(tokenize(name).join(' '))
    if (form) for (const word of words) forms.set(tokenize(word).join(' '), form)
  }
  const plainWords = new Set(tokenize(thesaurus.plainWords))
  for (const words of alternatives.map(tokenize)) {
    for (let at = 0; at < words.length; ) {
      const { form, length } = longestForm([words], at, forms)
      const word = words[at] ?? ''
      if (!form && !ignored.has(word))
        forms.set(word, { concept: word, weight: plainWords.has(word) ? 'aspect' : 'subject' })
      at += length
    }
  }
  return forms
}

/**
 * Returns the longest form of several words that starts at the index `at` and may have other words in between:
 * 'reduce price' in 'reduce that price'. `length` counts all words, `count` only those of the form.
 */
export function spreadForm(
  words: readonly string[],
  at: number,
  forms: ReadonlyMap<string, WordForm>,
  canSeparate: (word: string) => boolean,
) {
  const positions: number[] = []
  for (let to = at; to < words.length && positions.length < MAX_FORM_WORDS; to++) {
    if (to - (positions.at(-1) ?? at) > MAX_WORDS_BETWEEN + 1) break
    if (!canSeparate(words[to] ?? '')) positions.push(to)
  }
  for (let count = positions[0] === at ? positions.length : 0; count > 1; count--) {
    const used = positions.slice(0, count)
    const form = forms.get(used.map((position) => words[position]).join(' '))
    if (form && !form.isFixed) return { form, length: (used.at(-1) ?? at) - at + 1, count }
  }
  return { form: undefined, length: 1, count: 0 }
}

/** Returns the longest form that starts at `at` in one of the lists of words. 'Word press' also matches 'wordpress'. */
export function longestForm(lists: readonly (readonly string[])[], at: number, forms: ReadonlyMap<string, WordForm>) {
  for (let length = Math.min(MAX_FORM_WORDS, (lists[0]?.length ?? 0) - at); length > 0; length--) {
    const slices = lists.map((list) => list.slice(at, at + length))
    const joined =
      length === 2 ? slices.map((list) => list.join('')).filter((word) => word.length >= MIN_JOINED_LENGTH) : []
    const keys = [...slices.map((list) => list.join(' ')), ...joined]
    const key = keys.find((candidate) => forms.has(candidate))
    if (key !== undefined) return { form: forms.get(key), length }
  }
  return { form: undefined, length: 1 }
}
