import { record as opening } from 'virtual:records/pages/contact/plan'
import { records as products } from 'virtual:records/products'
import { fillTemplate } from '#lib/fill-template.ts'
import { serviceLinks } from './navigation.ts'
import { servicePath } from './paths.ts'

const openings = new Map(products.map(({ id, name, price }) => [id, fillTemplate(opening, { product: name, price })]))

/** The opening lines of messages about plans. */
export const planOpenings: readonly string[] = [...openings.values()]

/** Returns the opening line of a message about a plan, or undefined for an unknown plan. */
export function planOpening(slug: string | null): string | undefined {
  return openings.get(slug ?? '')
}

/** Returns the name of the service with this slug, or undefined if there is no such service. */
export function serviceName(slug: string | null): string | undefined {
  return slug === null ? undefined : serviceLinks.find(({ href }) => href === servicePath(slug))?.name
}
