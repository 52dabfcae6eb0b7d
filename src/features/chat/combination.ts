import { tokenize } from './tokens.ts'

/** Parses `concept = part/part + part ! part` from the thesaurus. `isIn` tells whether a message has the concept. */
export function parseCombination(text: string) {
  const [concept = '', rest = ''] = text.split('=').map((part) => part.trim())
  const [wanted = '', unwanted = ''] = rest.split('!')
  const conceptsOf = (part: string) => part.split('/').map((name) => tokenize(name).join(' '))
  const parts = wanted.split('+').map(conceptsOf)
  const isNot = conceptsOf(unwanted)
  const isIn = (concepts: ReadonlyMap<string, unknown>) =>
    parts.every((part) => part.some((name) => concepts.has(name))) && !isNot.some((name) => concepts.has(name))
  return { concept, isIn }
}
