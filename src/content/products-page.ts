import { record } from 'virtual:records/pages/products'
import { records } from 'virtual:records/products/details'
import { paths } from './paths.ts'
import { products } from './products.ts'

/** What the page says (`pages/products.yaml`). */
export const productsPageContent = record

/** The products with what is drawn of them, and what stands below it. */
export const productPlates = products.flatMap((product, index) => {
  const details = records[index]
  return details ? [{ ...product, ...details }] : []
})

/** The longest price; every row is drawn to its scale. */
export const highestPrice = Math.max(1, ...productPlates.map(({ dollars }) => dollars))

/** Where 'Choose Plan' leads: the contact form, with the plan filled in. */
export function planEnquiryPath(id: string): string {
  return `${paths.contact}?plan=${id}`
}
