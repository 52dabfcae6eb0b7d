import { defineSlotRecipe } from '@pandacss/dev'
import { blocks } from './looks/blocks.ts'
import { head } from './looks/head.ts'
import { sheet } from './looks/sheet.ts'
import { suite } from './looks/suite.ts'

const base = { ...blocks, ...head, ...sheet, ...suite }

/** The compositions of this page alone. */
export const agentsPage = defineSlotRecipe({
  className: 'agents-page',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
