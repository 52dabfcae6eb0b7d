import { records } from 'virtual:records/library'
import { libraryCategories } from './categories.ts'

/** The agents of the catalogue, in order: each is a file of `content/library`. Their prompts load with the dialog, see `agents.ts`. */
export const agentCards = records.map(({ number, needs, ...card }) => ({ ...card, id: number, inputs: needs }))

export type AgentCard = (typeof agentCards)[number]

/** The chips above the catalogue, in their order: the kinds that have an agent. */
export const categoryChips = [
  'All',
  ...libraryCategories.filter((category) => agentCards.some((card) => card.category === category)),
] as const
