import type { records as trainingBatches } from 'virtual:records/batches'
import { records as batchDetails } from 'virtual:records/batches/details'
import { record as calendar } from 'virtual:records/batches/plan'
import { records } from 'virtual:records/courses'
import { record as words } from 'virtual:records/pages/training'
import { hasBegun } from '#lib/has-begun.ts'

type Batch = (typeof trainingBatches)[number]

/** The text of the training page (`pages/training.yaml`). */
export const trainingPageContent = words

/** The benefits, in the order of the specification (src/docs/specification.md, training). */
export const trainingBenefits = [
  { id: 'hands-on', ...words.benefits.handsOn },
  { id: 'experts', ...words.benefits.experts },
  { id: 'community', ...words.benefits.community },
  { id: 'beginners', ...words.benefits.beginners },
] as const

/** The courses and their topics (`courses.yaml`). */
export const trainingCourses = records

/** What each batch teaches, and its bar on the calendar, in the order of the batches. */
export const batchBars = batchDetails

/** The months of the calendar that have room for their names. */
export const batchMonths = calendar

/** A batch with its status at a given time. */
export type BatchStatus = Batch & { readonly isBegun: boolean }

/** Returns the choices of the inquiry form: each batch or its waitlist, and the general waitlist. */
export function batchChoices(batches: readonly BatchStatus[]): readonly string[] {
  return [...batches.map(batchChoice), words.waitlist.batch]
}

/**
 * Returns the name of a batch in the inquiry form: with its date before the batch begins, and as its waitlist
 * afterwards.
 */
export function batchChoice({ name, date, isBegun }: Pick<BatchStatus, 'name' | 'date' | 'isBegun'>): string {
  return isBegun ? `${words.waitlist.of} ${name}` : `${name}, ${date}`
}

/** Returns whether any batch has not begun yet. */
export function hasUpcomingBatch(batches: readonly BatchStatus[]): boolean {
  return batches.some(({ isBegun }) => !isBegun)
}

/**
 * Returns what the enrol button in the page's hero preselects in the form. If all batches have begun, it also
 * preselects the general waitlist.
 */
export function enrollChoice(batches: readonly BatchStatus[]) {
  return hasUpcomingBatch(batches) ? words.enroll : { ...words.enroll, batch: words.waitlist.batch }
}

/**
 * Returns the batches with their status at the time `now`, or on the day of the build if `now` is null. A batch that
 * had begun by the day of the build counts as begun even if the visitor's clock is slow.
 */
export function batchStatusesAt(batches: readonly Batch[], now: number | null): readonly BatchStatus[] {
  return batches.map((batch) => ({
    ...batch,
    isBegun: batch.wasBegun === true || (now !== null && hasBegun(batch.starts, now)),
  }))
}
