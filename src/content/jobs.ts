import { capital, inWords } from '#lib/in-words.ts'
import { facts } from './facts.ts'

/** The buttons above the list (spec §4). */
export const jobCategories = [
  { id: 'all', name: 'All' },
  { id: 'tech', name: 'Tech' },
  { id: 'sales', name: 'Sales' },
] as const

/** Where one works; drawn as a new, a half and a full moon, always beside the word. */
export const jobLocations = [
  { name: 'Remote', lit: 0 },
  { name: 'Hybrid', lit: 0.5 },
  { name: 'On-site', lit: 1 },
] as const

type Job = {
  readonly id: string
  /** The position, as an application names it. */
  readonly title: string
  /** The name on the chart. */
  readonly label: string
  readonly description: string
  readonly category: 'tech' | 'sales'
  readonly location: (typeof jobLocations)[number]['name']
}

/** The openings; out of the box ten, five and five (spec §9). */
export const jobs = [
  {
    id: 'front-end',
    title: 'Front-end Developer',
    label: 'Front-end',
    description:
      'Builds the pages people touch, and cares about keyboards. You write TypeScript and React, and try your work with a screen reader.',
    category: 'tech',
    location: 'Remote',
  },
  {
    id: 'back-end',
    title: 'Back-end Developer',
    label: 'Back-end',
    description:
      'Designs the data first and the endpoints second. You know SQL, one server language well, and how a queue fails.',
    category: 'tech',
    location: 'Hybrid',
  },
  {
    id: 'ai-engineer',
    title: 'AI Engineer',
    label: 'AI Engineer',
    description:
      'Takes an agent from a notebook to a Monday morning. You write Python or TypeScript, and measure before you tune.',
    category: 'tech',
    location: 'Remote',
  },
  {
    id: 'mobile',
    title: 'Mobile Developer',
    label: 'Mobile',
    description:
      'Ships one product to two stores and tests it without signal. You have released an app and kept it alive.',
    category: 'tech',
    location: 'Hybrid',
  },
  {
    id: 'ui-ux',
    title: 'UI/UX Designer',
    label: 'UI/UX',
    description:
      'Draws the screen, then watches someone use it. You can show us work that changed because a test said so.',
    category: 'tech',
    location: 'On-site',
  },
  {
    id: 'sales',
    title: 'Sales Executive',
    label: 'Sales',
    description: 'Listens for the real problem before quoting a price. You write clearly and keep your notes in order.',
    category: 'sales',
    location: 'On-site',
  },
  {
    id: 'marketing',
    title: 'Digital Marketing Manager',
    label: 'Marketing',
    description:
      'Plans campaigns by what a reader does next. You handle a budget, and read the figures without flattering them.',
    category: 'sales',
    location: 'Hybrid',
  },
  {
    id: 'seo',
    title: 'SEO Specialist',
    label: 'SEO',
    description:
      'Repairs sites so that the right words find them. You read a server log and a page of HTML with equal ease.',
    category: 'sales',
    location: 'Remote',
  },
  {
    id: 'writer',
    title: 'Content Writer',
    label: 'Content',
    description:
      'Writes the short version first. You explain a technical thing to someone who has no time for it, in good English.',
    category: 'sales',
    location: 'Remote',
  },
  {
    id: 'business',
    title: 'Business Development Manager',
    label: 'Business Development',
    description:
      'Opens doors in a new region and keeps them open. You have built partnerships that outlived the first deal.',
    category: 'sales',
    location: 'On-site',
  },
] as const satisfies readonly Job[]

export type OpenJob = (typeof jobs)[number]

export const jobGroups = [
  { category: 'tech', name: 'Technology' },
  { category: 'sales', name: 'Sales and marketing' },
] as const

const numberOf = (category: Job['category']) => jobs.filter((job) => job.category === category).length

/** The sentences that count the openings. They speak of several, and of one or more in each group. */
export function openingsCounted(tech: number, sales: number) {
  const all = inWords(tech + sales)
  return {
    description: `${tech + sales} openings: ${tech} in technology, ${sales} in sales and marketing. Remote, hybrid or on-site in ${facts.city}. Apply through the chat app.`,
    heading: [`${capital(all)} places`, 'are open'],
    lead: `${capital(inWords(tech))} in technology, ${inWords(sales)} in sales and marketing. Remote, hybrid or on-site in ${facts.city}.`,
    none: `None of the ${all} matches. Try another word, or clear the search.`,
    end: `None of the ${all} is right for you?`,
  } as const
}

const counted = openingsCounted(numberOf('tech'), numberOf('sales'))

/** What the page says; the texts of buttons, toasts and messages are the specification's (§7.3, §8). */
export const jobsPage = {
  title: 'Jobs',
  description: counted.description,
  heading: counted.heading,
  lead: counted.lead,
  chart: `Fifty trails stand for the ${facts.team} of us. A dashed ring is a place kept free.`,
  search: { label: 'Search jobs', placeholder: 'Search jobs...', categories: 'Category' },
  none: {
    heading: 'No jobs found',
    text: counted.none,
    action: 'Clear the search',
  },
  apply: 'Apply Now',
  applying: 'Redirecting you to the chat app to submit your application!',
  general: 'General Application',
  end: {
    heading: counted.end,
    lead: 'Write anyway. Say what you do well and what you would like to stop doing.',
    write: {
      name: 'General application',
      text: 'Opens the chat app with a message ready. Add your details and send it.',
    },
    call: {
      name: 'By phone',
      text: `Mon–Fri ${facts.weekdayHours}; Sat, Sun ${facts.weekendHours}, India time. ‘Call Us’ opens the chat app with a message ready: add when we may ring you. Or dial`,
      action: 'Call Us',
    },
    mail: {
      name: 'By email',
      text: 'Send a CV and what you have made. The button copies our address,',
      action: 'Copy email',
    },
  },
} as const

/** The text of an application in the chat app (spec §7.3). */
export function applicationText(position: string): string {
  return `I'm interested in applying for the ${position} position`
}
