import { defineSlotRecipe } from '@pandacss/dev'
import { pricesStyles } from './styles/prices.ts'
import { stripStyles } from './styles/strip.ts'

const base = { ...stripStyles, ...pricesStyles }

/** The styles that only the products page loads. */
export const productsPageRecipe = defineSlotRecipe({
  className: 'products-page',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
