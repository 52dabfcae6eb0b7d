import { record as opening } from 'virtual:records/pages/contact/plan'
import { records as products } from 'virtual:records/products'
import { fillTemplate } from '#lib/fill-template.ts'
import { serviceLinks } from './navigation.ts'
import { servicePath } from './paths.ts'

/** The plans, each with the line that begins a message about it. */
const plans = products.map(({ id, name, price }) => ({
  id,
  name,
  opening: fillTemplate(opening, { product: name, price }),
}))

/** The opening lines of messages about plans. */
export const planOpenings: readonly string[] = plans.map((plan) => plan.opening)

/** Returns the opening line of a message about a plan, or undefined for an unknown plan. */
export function planOpening(slug: string | null): string | undefined {
  return plans.find(({ id }) => id === slug)?.opening
}

/** Returns the name of the plan whose opening line a message contains, or undefined if it contains none. */
export function planOf(message: string): string | undefined {
  return plans.find((plan) => message.includes(plan.opening))?.name
}

/** Returns the name of the service with this slug, or undefined if there is no such service. */
export function serviceName(slug: string | null): string | undefined {
  return slug === null ? undefined : serviceLinks.find(({ href }) => href === servicePath(slug))?.name
}
