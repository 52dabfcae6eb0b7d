import { defineSlotRecipe } from '@pandacss/dev'
import { rows } from './looks/rows.ts'
import { stair } from './looks/stair.ts'

const base = { ...rows, ...stair }

/** The compositions of this page alone. */
export const servicesPage = defineSlotRecipe({
  className: 'services-page',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
