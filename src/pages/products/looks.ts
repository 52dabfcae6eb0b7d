import { defineSlotRecipe } from '@pandacss/dev'
import { prices } from './looks/prices.ts'
import { strip } from './looks/strip.ts'

const base = { ...strip, ...prices }

/** The compositions of this page alone. */
export const productsPage = defineSlotRecipe({
  className: 'products-page',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
