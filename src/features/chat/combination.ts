import { tokenize } from './tokens.ts'

/** Reads `concept = part/part + part ! part`, as the thesaurus writes it: the concept, and whether texts with these have it. */
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
