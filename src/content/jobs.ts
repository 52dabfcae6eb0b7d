import { records } from 'virtual:records/jobs'

/**
 * The jobs, in order, also those that are filled, for the build. Each is a file in `content/jobs`. No page
 * imports the list: pages load what they show (`record-pages.ts`).
 */
export const jobs = records

export type Job = (typeof jobs)[number]

export function jobById(id: string): Job | undefined {
  return jobs.find((job) => job.id === id)
}
