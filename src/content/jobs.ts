import { records } from 'virtual:records/jobs'
import { record as words } from 'virtual:records/pages/jobs'

/** What the page says (`pages/jobs.yaml`). */
export const jobsPageContent = words

/** The openings, in order: each is a file of `content/jobs`. */
export const jobs = records.map(({ body, ...job }) => ({ ...job, description: body }))

export type OpenJob = (typeof jobs)[number]

/** The buttons above the list. */
export const jobCategories = [
  { id: 'all', name: words.categories.all },
  { id: 'tech', name: words.categories.tech },
  { id: 'sales', name: words.categories.sales },
] as const

/** The halves of the list, those with an opening. */
export const jobGroups = (['tech', 'sales'] as const).map((category) => ({ category, name: words.groups[category] }))

/** Where one works; drawn as a new, a half and a full moon, always beside the word. */
export const jobLocations = [
  { name: 'Remote', lit: 0 },
  { name: 'Hybrid', lit: 0.5 },
  { name: 'On-site', lit: 1 },
] as const

/** The text of an application in the chat app (spec §7.3). */
export function applicationText(position: string): string {
  return `I'm interested in applying for the ${position} position`
}
