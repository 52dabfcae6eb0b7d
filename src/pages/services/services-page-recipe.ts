import { defineSlotRecipe } from '@pandacss/dev'
import { servicesAiStyles } from './styles/ai.ts'
import { servicesRowsStyles } from './styles/rows.ts'
import { servicesStairStyles } from './styles/stair.ts'

const base = { ...servicesAiStyles, ...servicesRowsStyles, ...servicesStairStyles }

/** The compositions of this page alone. */
export const servicesPageRecipe = defineSlotRecipe({
  className: 'services-page',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
