import { records as batchDetails } from 'virtual:records/batches/details'
import { record as calendar } from 'virtual:records/batches/plan'
import { records } from 'virtual:records/courses'
import { record as words } from 'virtual:records/pages/training'
import { hasBegun } from '#lib/has-begun.ts'
import type { trainingBatches } from './batches.ts'

type Batch = (typeof trainingBatches)[number]

/** What the page says (`pages/training.yaml`). */
export const trainingPageContent = words

/** Four, in the order of spec §2.11. */
export const trainingBenefits = [
  { id: 'hands-on', ...words.benefits.handsOn },
  { id: 'experts', ...words.benefits.experts },
  { id: 'community', ...words.benefits.community },
  { id: 'beginners', ...words.benefits.beginners },
] as const

/** The courses and their topics (`courses.yaml`). */
export const trainingCourses = records

/** What each batch teaches, and its bar on the calendar, in their order. */
export const batchBars = batchDetails

/** The months of the calendar they lie on that have room for their names. */
export const batchMonths = calendar

/** A batch as it stands at a moment. */
export type BatchStatus = Batch & { readonly isBegun: boolean }

/** Returns the batches as the inquiry names them at a moment, and the waitlist. */
export function batchChoices(batches: readonly BatchStatus[]): readonly string[] {
  return [...batches.map(batchChoice), words.waitlist.batch]
}

/** Returns a batch as the inquiry names it: by its date as long as it is to come, by its waitlist afterwards. */
export function batchChoice({ name, date, isBegun }: Pick<BatchStatus, 'name' | 'date' | 'isBegun'>): string {
  return isBegun ? `${words.waitlist.of} ${name}` : `${name}, ${date}`
}

/** Returns whether one of the batches is still to come. */
export function hasUpcomingBatch(batches: readonly BatchStatus[]): boolean {
  return batches.some(({ isBegun }) => !isBegun)
}

/** Returns what the button of the page's head chooses in the form: the waitlist as well, where no batch is to come. */
export function enrollChoice(batches: readonly BatchStatus[]) {
  return hasUpcomingBatch(batches) ? words.enroll : { ...words.enroll, batch: words.waitlist.batch }
}

/**
 * Returns the batches as they stand at a moment, by the day of the build alone where there is none. What had begun by then
 * has begun for a visitor whose clock is slow, too.
 */
export function batchStatusesAt(batches: readonly Batch[], now: number | null): readonly BatchStatus[] {
  return batches.map((batch) => ({
    ...batch,
    isBegun: batch.wasBegun === true || (now !== null && hasBegun(batch.starts, now)),
  }))
}
