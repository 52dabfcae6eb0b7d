import { defineSlotRecipe } from '@pandacss/dev'
import { agentsBlocksStyles } from './styles/blocks.ts'
import { agentsHeadStyles } from './styles/head.ts'
import { agentsSheetStyles } from './styles/sheet.ts'
import { agentsSuiteStyles } from './styles/suite.ts'

const base = { ...agentsBlocksStyles, ...agentsHeadStyles, ...agentsSheetStyles, ...agentsSuiteStyles }

/** The compositions of this page alone. */
export const agentsPageRecipe = defineSlotRecipe({
  className: 'agents-page',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
