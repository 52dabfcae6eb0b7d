import { defineSlotRecipe } from '@pandacss/dev'
import { servicesAiStyles } from './styles/ai.ts'
import { servicesRowsStyles } from './styles/rows.ts'
import { servicesStairStyles } from './styles/stair.ts'

const base = { ...servicesAiStyles, ...servicesRowsStyles, ...servicesStairStyles }

/** The styles that only this page loads. */
export const servicesPageRecipe = defineSlotRecipe({
  className: 'services-page',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
