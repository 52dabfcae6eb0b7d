import { records } from 'virtual:records/services/cards'
import { leadingNumber } from '#lib/leading-number.ts'
import { serviceLinks } from './navigation.ts'

export type ServiceCard = (typeof serviceCards)[number]

/** The cards of the services carousel, each with the name, promise, address and drawing of the menu. */
export const serviceCards = serviceLinks.flatMap((link, index) => {
  const record = records[index]
  return record ? [{ ...link, ...record.card }] : []
})

/** What the bars under a card's numbers are measured on: the most clients any service has, and the best mark there is. */
export const serviceScales = {
  clients: Math.max(1, ...serviceCards.map(({ clients }) => leadingNumber(clients))),
  rating: 5,
}
