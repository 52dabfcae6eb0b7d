import { records } from 'virtual:records/jobs/openings'
import { hasPassed } from '#lib/has-begun.ts'
import { jobLocations } from './jobs/locations.ts'
import type { Job } from './jobs.ts'

/** What pages count, draw and name of all jobs, in order. Also has those that are filled. */
export const openings = records

export type Opening = (typeof openings)[number]

type Term = Partial<Pick<Opening, 'wasFilled' | 'until'>>

/**
 * Returns whether a job is filled: its last day for applications is over. `now` is in milliseconds since 1970; with
 * null, the answer is that of the day of the build.
 */
export function isFilled({ wasFilled, until }: Term, now: number | null): boolean {
  return wasFilled === true || (until !== undefined && now !== null && hasPassed(until, now))
}

/** Returns the jobs that are open at a time (`isFilled`). */
export function openAt<T extends Term>(jobs: readonly T[], now: number | null): readonly T[] {
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
