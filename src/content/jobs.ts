import { records } from 'virtual:records/jobs'
import { record as words } from 'virtual:records/pages/jobs'

/** The text of the jobs page (`pages/jobs.yaml`). */
export const jobsPageContent = words

/** The job openings, in order. Each is a file in `content/jobs`. */
export const jobs = records.map(({ body, ...job }) => ({ ...job, description: body }))

export type OpenJob = (typeof jobs)[number]

/** The categories of the buttons above the list of openings. */
export const jobCategories = [
  { id: 'all', name: words.categories.all },
  { id: 'tech', name: words.categories.tech },
  { id: 'sales', name: words.categories.sales },
] as const

/** The two groups of the list of openings. */
export const jobGroups = (['tech', 'sales'] as const).map((category) => ({ category, name: words.groups[category] }))

/** The places of work. Each is drawn as a new, half or full moon beside its name. */
export const jobLocations = [
  { name: 'Remote', lit: 0 },
  { name: 'Hybrid', lit: 0.5 },
  { name: 'On-site', lit: 1 },
] as const

/** Returns the text of an application in the chat app (src/docs/specification.md, links to the outside). */
export function applicationText(position: string): string {
  return `I'm interested in applying for the ${position} position`
}
