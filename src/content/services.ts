import { facts } from '#content/facts.ts'
import type { INSTRUMENT } from '#content/instruments.ts'
import { type SubLink, serviceLinks } from '#content/navigation.ts'
import { unbroken } from '#lib/unbroken.ts'

type ServiceKind = keyof typeof INSTRUMENT

/** One of the eight services: its link and one-line promise as in the menu, and what a visitor gets. */
export type Service = SubLink & {
  readonly kind: ServiceKind
  readonly sentence: string
  readonly features: readonly [string, string, string, string, string] // spec §2.8 and §2.9
}

export const head = {
  heading: 'What we build, and keep running',
  lead: `Eight services. Packages start at ${unbroken(`${facts.packagesFrom} a month`)}. Simple sites take ${unbroken(facts.simpleSiteTime)}, complex apps ${unbroken(facts.complexAppTime)}.`,
} as const

type Details = Pick<Service, 'sentence' | 'features'>

/** By the drawing's name, in the order of the spec. */
const details: Readonly<Record<ServiceKind, Details>> = {
  web: {
    sentence: 'A site designed around one job: what your visitor came to do.',
    features: [
      'Responsive design',
      'Custom CMS integration',
      'Performance optimisation',
      'Cross-browser compatibility',
      'Accessibility compliance (WCAG)',
    ],
  },
  shop: {
    sentence: 'Catalogue, basket, payment and stock that know of each other.',
    features: [
      'Shopping cart',
      'Secure payment gateways',
      'Inventory management',
      'Customer account management',
      'Order processing and tracking',
    ],
  },
  seo: {
    sentence: 'The words your buyers search for, the repairs that let you be found, and reports you can read.',
    features: ['Keyword research', 'On-page SEO', 'Technical audits', 'Link building', 'Analytics and reporting'],
  },
  uiux: {
    sentence: 'We ask the people who will use it, let them try it, and then draw it once more.',
    features: [
      'User research and personas',
      'Wireframing and prototyping',
      'Interactive mockups',
      'Usability testing',
      'Design system creation',
    ],
  },
  host: {
    sentence: 'Updates, backups and monitoring, with a person on call when something stops.',
    features: [
      'Secure cloud hosting',
      'Backups and updates',
      'Performance monitoring',
      `${facts.support} support`,
      'Security scanning',
    ],
  },
  wp: {
    sentence: 'A theme of your own, few plugins, and an install that is hard to break into.',
    features: [
      'Custom themes',
      'Plugin integration',
      'WooCommerce integration',
      'Performance optimisation',
      'Security hardening',
    ],
  },
  mobile: {
    sentence: 'One product in both stores, from the first sketch to the updates after its release.',
    features: ['iOS and Android', 'Cross-platform', 'Mobile UI/UX', 'App store optimisation', 'Ongoing maintenance'],
  },
  api: {
    sentence: 'Documented APIs, and the links between the tools you already have.',
    features: [
      'Custom APIs',
      'Third-party integration',
      'Documentation',
      'Authentication and security',
      'Performance optimisation',
    ],
  },
}

export const services: readonly Service[] = serviceLinks.map((link) => {
  const kind = link.glyph as ServiceKind // the menu's services carry the names of their instruments; a test holds it so
  return { ...link, kind, ...details[kind] }
})

/** Seven steps from the first talk on (spec §2.8). */
export const sevenSteps = {
  heading: 'Seven steps, and the last one has no end',
  note: 'The same order for a landing page and for a platform.',
  steps: [
    { name: 'Discovery', text: 'We listen, read what exists and count what can be counted.' },
    { name: 'Strategy', text: 'One page for you: the goal, the limits, the dates.' },
    { name: 'Design', text: 'You click through the screens before code exists.' },
    { name: 'Development', text: 'Built in short rounds. You see the result of each.' },
    { name: 'Testing', text: 'On real devices, by keyboard and under load.' },
    { name: 'Launch', text: 'We rehearse the move, then make it on a quiet day.' },
    { name: 'Support', text: 'Watched, updated and improved for as long as it runs.' },
  ],
} as const

export const closing = {
  question: ['Not sure which of the eight it is?', 'Tell us what is slow, lost or done by hand.'],
  action: 'Get Started',
} as const
