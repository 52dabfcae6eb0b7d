import { defineSlotRecipe } from '@pandacss/dev'
import { agentsBlocksStyles } from './styles/blocks.ts'
import { agentsHeroStyles } from './styles/hero.ts'
import { agentsSuiteStyles } from './styles/suite.ts'
import { agentsTimetableStyles } from './styles/timetable.ts'

const base = { ...agentsBlocksStyles, ...agentsHeroStyles, ...agentsTimetableStyles, ...agentsSuiteStyles }

/** The styles that only the agents page loads. */
export const agentsPageRecipe = defineSlotRecipe({
  className: 'agents-page',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
