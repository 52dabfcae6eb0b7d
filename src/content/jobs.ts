import { records } from 'virtual:records/jobs'
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

/** The openings, in order: each is a file of `content/jobs`. */
export const jobs = records.map(({ body, ...job }) => ({ ...job, description: body }))

export type OpenJob = (typeof jobs)[number]

export const jobGroups = [
  { category: 'tech', name: 'Technology' },
  { category: 'sales', name: 'Sales and marketing' },
] as const

const numberOf = (category: OpenJob['category']) => jobs.filter((job) => job.category === category).length

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
