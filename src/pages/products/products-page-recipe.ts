import { defineSlotRecipe } from '@pandacss/dev'
import { pricesStyles } from './styles/prices.ts'
import { stripStyles } from './styles/strip.ts'

const base = { ...stripStyles, ...pricesStyles }

/** The compositions of this page alone. */
export const productsPageRecipe = defineSlotRecipe({
  className: 'products-page',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
