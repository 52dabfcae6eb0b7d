import { record as opening } from 'virtual:records/pages/contact/plan'
import { fillTemplate } from '#lib/fill-template.ts'
import { serviceLinks } from './navigation.ts'
import { servicePath } from './paths.ts'
import { products } from './products.ts'

const openings = new Map(products.map(({ id, name, price }) => [id, fillTemplate(opening, { product: name, price })]))

/** How a message about a plan may begin. */
export const planOpenings: readonly string[] = [...openings.values()]

/** How a message about a chosen plan begins; nothing for a plan that is not sold. */
export function planOpening(slug: string | null): string | undefined {
  return openings.get(slug ?? '')
}

/** The name of a service by the end of its address; nothing for what is no service. */
export function serviceName(slug: string | null): string | undefined {
  return slug === null ? undefined : serviceLinks.find(({ href }) => href === servicePath(slug))?.name
}
