import { load, records } from 'virtual:records/jobs'
import { hasPassed } from '#lib/has-begun.ts'
import type { ArticleBlock } from './article.ts'
import { jobLocations } from './jobs/locations.ts'

/** The jobs, in order, also those that are filled. Each is a file in `content/jobs`. */
export const jobs = records

export type Job = (typeof jobs)[number]

export function jobById(id: string): Job | undefined {
  return jobs.find((job) => job.id === id)
}

/** Loads the text of a job's page. @throws if the job has no page, or its text cannot be loaded */
export async function loadJobText(id: string): Promise<readonly ArticleBlock[]> {
  const loadRecord = load[id]
  if (!loadRecord) throw new Error(`No job with a page is called "${id}".`)
  return (await loadRecord()).record.body ?? []
}

/**
 * Returns whether a job is filled: its last day for applications is over. `now` is in milliseconds since 1970; with
 * null, the answer is that of the day of the build.
 */
export function isFilled({ wasFilled, until }: Pick<Job, 'wasFilled' | 'until'>, now: number | null): boolean {
  return wasFilled === true || (until !== undefined && now !== null && hasPassed(until, now))
}

/** Returns the jobs that are open at a time (`isFilled`). */
export function openJobsAt(now: number | null): readonly Job[] {
  return jobs.filter((job) => !isFilled(job, now))
}

/** Returns how much of the moon beside a job's place of work is lit, from 0 to 1. */
export function moonOf({ location }: Pick<Job, 'location'>): number {
  return jobLocations.find(({ name }) => name === location)?.lit ?? 0
}

/** Returns the text of an application in the chat app (src/docs/specification.md, links to the outside). */
export function applicationText(position: string): string {
  return `I'm interested in applying for the ${position} position`
}
