import { records } from 'virtual:records/library'
import { libraryCategories } from './categories.ts'

/** The agents of the library, in order, each from a file in `content/library`. `agents.ts` adds their prompts. */
export const agentCards = records.map(({ number, needs, ...card }) => ({ ...card, id: number, inputs: needs }))

export type AgentCard = (typeof agentCards)[number]

/** The filter chips above the list of agents: 'All', and then, in order, the categories that have an agent. */
export const categoryChips = [
  'All',
  ...libraryCategories.filter((category) => agentCards.some((card) => card.category === category)),
] as const
