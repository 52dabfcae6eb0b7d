import { records } from 'virtual:records/services/cards'
import { leadingNumber } from '#lib/leading-number.ts'
import { serviceLinks } from './navigation.ts'

export type ServiceCard = (typeof serviceCards)[number]

/** The cards of the services carousel, each with the name, promise, path and drawing from the menu. */
export const serviceCards = serviceLinks.flatMap((link, index) => {
  const record = records[index]
  return record ? [{ ...link, ...record.card }] : []
})

/** The maxima of the bars below a card's numbers: the most clients of any service, and the best possible rating. */
export const serviceScales = {
  clients: Math.max(1, ...serviceCards.map(({ clients }) => leadingNumber(clients))),
  rating: 5,
}
