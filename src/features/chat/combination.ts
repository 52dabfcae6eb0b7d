import { tokenize } from './tokens.ts'

/**
 * Parses a combination of the thesaurus, such as `x = a/b + c ! d`: a message with a or b, and with c, but without d
 * has the concept x. `isIn` takes the concepts of a message and returns whether the message also has x.
 */
export function parseCombination(text: string) {
  const [concept = '', condition = ''] = text.split('=').map((side) => side.trim())
  const [required = '', excluded = ''] = condition.split('!')
  const conceptsOf = (group: string) => group.split('/').map((name) => tokenize(name).join(' '))
  const requiredGroups = required.split('+').map(conceptsOf)
  const excludedConcepts = conceptsOf(excluded)
  const isIn = (concepts: ReadonlyMap<string, unknown>) =>
    requiredGroups.every((group) => group.some((name) => concepts.has(name))) &&
    !excludedConcepts.some((name) => concepts.has(name))
  return { concept, isIn }
}
