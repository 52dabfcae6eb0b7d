import { facts } from './facts.ts'
import { type SubLink, serviceLinks } from './navigation.ts'

/** What the bars under a card's numbers are measured on: the most clients any service has, and the best mark there is. */
export const serviceScales = { clients: 800, rating: 5 } as const

type Details = {
  readonly clients: `${number}+` // spec §1: 250+ to 800+
  readonly rating: '4.8' | '4.9'
  readonly description: string
  readonly tags: readonly [string, string, string]
}

const details: Partial<Record<SubLink['glyph'], Details>> = {
  web: {
    clients: '500+',
    rating: '4.9',
    description: 'A site designed around one job: what your visitor came to do.',
    tags: ['React', 'Next.js', 'CMS'],
  },
  shop: {
    clients: '350+',
    rating: '4.8',
    description: 'Catalogue, basket, payment and stock, working as one.',
    tags: ['Payments', 'Inventory', 'Orders'],
  },
  seo: {
    clients: '600+',
    rating: '4.9',
    description: 'Keyword research, technical repair, and reports you can read.',
    tags: ['Audits', 'Keywords', 'Reports'],
  },
  uiux: {
    clients: '400+',
    rating: '4.9',
    description: 'Interviews, prototypes, and a design system you keep.',
    tags: ['Research', 'Prototypes', 'Systems'],
  },
  host: {
    clients: '800+',
    rating: '4.9',
    description: `Updates, backups and monitoring, with people on call ${facts.support}.`,
    tags: ['Cloud', 'Backups', 'Security'],
  },
  wp: {
    clients: '450+',
    rating: '4.8',
    description: 'Custom themes, careful plugins and hardened installs.',
    tags: ['Themes', 'WooCommerce', 'Plugins'],
  },
  mobile: {
    clients: '300+',
    rating: '4.8',
    description: 'One product in both stores, from first sketch to release.',
    tags: ['iOS', 'Android', 'Flutter'],
  },
  api: {
    clients: '250+',
    rating: '4.9',
    description: 'Documented APIs, and the missing links between your tools.',
    tags: ['REST', 'GraphQL', 'Auth'],
  },
}

/** A card of the services carousel (spec §3). Its name, promise, address and drawing are those of the menu. */
export type ServiceCard = Details & {
  readonly title: string
  readonly subtitle: string
  readonly href: string
  readonly icon: SubLink['glyph']
}

export const serviceCards: readonly ServiceCard[] = serviceLinks.flatMap(({ name, promise, href, glyph }) => {
  const more = details[glyph]
  return more ? [{ title: name, subtitle: promise, href, icon: glyph, ...more }] : []
})
