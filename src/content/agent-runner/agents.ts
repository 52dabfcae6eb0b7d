import { records } from 'virtual:records/library/details'
import { agentCards } from './cards.ts'
import { groundRules } from './ground-rules.ts'

/**
 * The agents of the library with their prompts, in the order of `agentCards`. Both lists come from the same records.
 */
export const libraryAgents = records.flatMap(({ id: slug, body, ...text }, index) => {
  const card = agentCards[index]
  return card ? [{ ...card, ...text, slug, prompt: `${body}\n\n${groundRules}` }] : []
})

/** An agent with everything that its dialog shows. */
export type LibraryAgent = (typeof libraryAgents)[number]
