import { facts, products } from '#content/facts.ts'
import { paths } from '#content/paths.ts'
import { slugify } from '#lib/slugify.ts'

/** One product, as the products page shows it and as `/contact?plan=<slug>` names it. */
export type Plan = {
  readonly slug: string
  readonly name: string
  readonly price: string // a month
  readonly dollars: number // the same price as a number: rows are drawn to this scale
  readonly label: string | null
  readonly drawing: 'week' | 'funnel' | 'classes'
  readonly caption: string // what the drawing counts
  readonly promise: string
  readonly features: readonly string[]
}

const [attendance, crm, alumni] = products

/** Three products, three prices (spec §9). */
export const plans = [
  {
    slug: slugify(attendance.name),
    ...attendance,
    dollars: dollars(attendance.price),
    drawing: 'week',
    caption: 'Five arcs are five days on a face of 24 hours, each from coming in to going home.',
    promise: 'Who is in, who is away, and nobody counting by hand.',
    features: [
      'Clock-in on any device, or on a tablet by the door',
      'Shifts, leave and holidays in one calendar',
      'Late and missing people on one screen each morning',
      'A monthly report per person, ready for payroll',
    ],
  },
  {
    slug: slugify(crm.name),
    ...crm,
    dollars: dollars(crm.price),
    drawing: 'funnel',
    caption:
      'Sixty-four leads enter at the edge. Each ring halves them, down to four. The one that signs is in the middle.',
    promise: 'Every lead keeps its history, whoever picks up the phone.',
    features: [
      'Leads from web forms, mail and calls in one list',
      'Mail and chat history beside every contact',
      'Follow-ups with a date and the name of a person',
      'A sales forecast built from the open deals',
    ],
  },
  {
    slug: slugify(alumni.name),
    ...alumni,
    dollars: dollars(alumni.price),
    drawing: 'classes',
    caption: 'A tree grows one ring a year, a school one class. Fourteen rings, fourteen classes.',
    promise: 'A place for every class that has left, and a reason to come back.',
    features: [
      'A member directory by class, city and profession',
      'Events and reunions, with replies counted',
      'Giving campaigns that show how far they are',
      'A job board where members hire members',
    ],
  },
] as const satisfies readonly Plan[]

/** The plan an address asks for, or nothing when no product has that name. */
export function planNamed(slug: string | null): Plan | undefined {
  return plans.find((plan) => plan.slug === slug)
}

/** Where 'Choose Plan' leads: the contact form, with the plan filled in. */
export function planPath(slug: string): string {
  return `${paths.contact}?plan=${slug}`
}

export const head = {
  heading: 'Three products, priced by the month',
  lead: 'For staff, for sales and for former students. We keep all three running.',
} as const

/** The longest price; every row is drawn to its scale. */
export const mostDollars = Math.max(...plans.map((plan) => plan.dollars))

export const prices = {
  heading: 'Prices, drawn to scale',
  note: 'One mark for each dollar a month. Choose Plan opens the contact form with the plan filled in. Nothing is charged here.',
  unit: 'a month',
  action: 'Choose Plan',
  scale: [0, ...plans.map((plan) => plan.dollars)], // what is written under the rule, in dollars
} as const

export const closing = {
  question: `Need something none of the three does? Agency packages start at ${facts.packagesFrom} a month.`,
  action: 'Get in Touch',
} as const

function dollars(price: `$${number}`): number {
  return Number(price.slice(1))
}
