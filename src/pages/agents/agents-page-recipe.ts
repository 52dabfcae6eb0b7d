import { defineSlotRecipe } from '@pandacss/dev'
import { agentsBlocksStyles } from './styles/blocks.ts'
import { agentsHeadStyles } from './styles/head.ts'
import { agentsSheetStyles } from './styles/sheet.ts'
import { agentsSuiteStyles } from './styles/suite.ts'

const base = { ...agentsBlocksStyles, ...agentsHeadStyles, ...agentsSheetStyles, ...agentsSuiteStyles }

/** The styles that only this page loads. */
export const agentsPageRecipe = defineSlotRecipe({
  className: 'agents-page',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
