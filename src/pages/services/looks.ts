import { defineSlotRecipe } from '@pandacss/dev'
import { ai } from './looks/ai.ts'
import { rows } from './looks/rows.ts'
import { stair } from './looks/stair.ts'

const base = { ...ai, ...rows, ...stair }

/** The compositions of this page alone. */
export const servicesPage = defineSlotRecipe({
  className: 'services-page',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
