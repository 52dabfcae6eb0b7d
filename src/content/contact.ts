import { record as opening } from 'virtual:records/pages/contact/plan'
import { filled } from '#lib/filled.ts'
import { products } from './products.ts'

const openings = new Map(products.map(({ id, name, price }) => [id, filled(opening, { product: name, price })]))

/** How a message about a plan may begin. */
export const planOpenings: readonly string[] = [...openings.values()]

/** How a message about a chosen plan begins; nothing for a plan that is not sold. */
export function planOpening(slug: string | null): string | undefined {
  return openings.get(slug ?? '')
}
