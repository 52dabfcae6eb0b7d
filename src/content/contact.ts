import { hostOf } from '#lib/host-of.ts'
import { config } from './config.ts'
import { facts } from './facts.ts'
import { products } from './products.ts'

export const contact = {
  title: 'Contact',
  description: `Call, write or open the chat app. Office hours Mon–Fri ${facts.weekdayHours}, weekends ${facts.weekendHours}. Meeting requests are answered within ${facts.meetingReply}.`,
  heading: 'Write to us',
  lead: `Say what you need in your own words. Your message opens in the chat app (${hostOf(config.chatApp.url)}); press send there, and a person reads it.`,
  email: config.email,
} as const

const openings = new Map(
  products.map(({ id, name, price }) => [id, `I am interested in the ${name} at ${price} a month.`]),
)

/** How a message about a plan may begin. */
export const planOpenings: readonly string[] = [...openings.values()]

/** How a message about a chosen plan begins; nothing for a plan that is not sold. */
export function planOpening(slug: string | null): string | undefined {
  return openings.get(slug ?? '')
}
