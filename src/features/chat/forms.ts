import type { Thesaurus } from '#content/faq/thesaurus.ts'
import type { Weight } from './reading.ts'
import { wordsOf } from './tokens.ts'

export type Form = { readonly concept: string; readonly weight: Weight }

const LONGEST_FORM = 6 // words
const LONGEST_GAP = 3 // words that are skipped between two of a form
const SHORTEST_JOINED = 7 // letters; shorter ones, such as 'me an', come together by chance

/**
 * Returns every form a reader knows, by its words: those of the groups, and the words of alternatives that are in no group. These
 * are subjects of their own unless the thesaurus lists them as plain.
 */
export function formsOf(
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

/**
 * The forms of several words that tell something without their function words, by these: 'talk to a person' is found in 'talk
 * with some real person'. None for what would be that of two concepts.
 */
export function looseFormsOf(
  forms: ReadonlyMap<string, Form>,
  isSkipped: (word: string) => boolean,
): ReadonlyMap<string, Form> {
  const found = new Map<string, Form | null>()
  for (const [key, form] of forms) {
    const told = key.split(' ').filter((word) => !isSkipped(word))
    if (told.length < 2 || told.length < key.split(' ').length) continue
    const loose = told.join(' ')
    const known = found.get(loose)
    found.set(loose, known === undefined || known?.concept === form.concept ? form : null)
  }
  return new Map([...found].flatMap(([key, form]) => (form ? [[key, form]] : [])))
}

/** Returns the longest form that begins here once the words that are skipped are left out, and how many words that takes. */
export function loosestForm(
  words: readonly string[],
  at: number,
  forms: ReadonlyMap<string, Form>,
  isSkipped: (word: string) => boolean,
) {
  const places: number[] = []
  for (
    let to = at;
    to < words.length && places.length < LONGEST_FORM && to - (places.at(-1) ?? at) <= LONGEST_GAP + 1;
    to++
  )
    if (!isSkipped(words[to] ?? '')) places.push(to)
  for (let count = places.length; places[0] === at && count > 1; count--) {
    const some = places.slice(0, count)
    const form = forms.get(some.map((place) => words[place]).join(' '))
    if (form) return { form, length: (some.at(-1) ?? at) - at + 1, count }
  }
  return { form: undefined, length: 1, count: 0 }
}

/** Returns the longest form that begins here in one of the lists of a text's words. 'Word press' is found as 'wordpress'. */
export function longestForm(lists: readonly (readonly string[])[], at: number, forms: ReadonlyMap<string, Form>) {
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
