import { record as opening } from 'virtual:records/pages/contact/plan'
import { filled } from '#lib/filled.ts'
import { slugify } from '#lib/slugify.ts'
import { products } from './facts.ts'

const openings = new Map(products.map(({ name, price }) => [slugify(name), filled(opening, { name, price })]))

/** How a message about a plan may begin. */
export const planOpenings: readonly string[] = [...openings.values()]

/** How a message about a chosen plan begins; nothing for a plan that is not sold. */
export function planOpening(slug: string | null): string | undefined {
  return openings.get(slug ?? '')
}
