import { record } from 'virtual:records/pages/products'
import { records as products } from 'virtual:records/products'
import { records } from 'virtual:records/products/details'
import { paths } from './paths.ts'

/** The text of the products page (`pages/products.yaml`). */
export const productsPageContent = record

/** The products with their details: prices as numbers, drawings, captions, promises and features. */
export const productsWithDetails = products.flatMap((product, index) => {
  const details = records[index]
  return details ? [{ ...product, ...details }] : []
})

/** The highest price in dollars, which sets the scale of all rows. It is at least 1, so that it can be a divisor. */
export const highestPrice = Math.max(1, ...productsWithDetails.map(({ dollars }) => dollars))

/** Returns the target of 'Choose Plan': the contact form with the plan filled in. */
export function planEnquiryPath(id: string): string {
  return `${paths.contact}?plan=${id}`
}
