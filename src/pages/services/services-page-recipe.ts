import { defineSlotRecipe } from '@pandacss/dev'
import { servicesAiStyles } from './styles/ai.ts'
import { servicesProcessStyles } from './styles/process.ts'
import { servicesRowsStyles } from './styles/rows.ts'

const base = { ...servicesAiStyles, ...servicesRowsStyles, ...servicesProcessStyles }

/** The styles that only the services page loads. */
export const servicesPageRecipe = defineSlotRecipe({
  className: 'services-page',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
