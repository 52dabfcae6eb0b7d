import { records as batchDetails } from 'virtual:records/batches/details'
import { record as calendar } from 'virtual:records/batches/plan'
import { records } from 'virtual:records/courses'
import { record as words } from 'virtual:records/pages/training'
import { trainingBatches } from './batches.ts'

/** What the page says (`pages/training.yaml`). */
export const trainingPage = words

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

/** The batches as the inquiry names them. */
export const batchChoices: readonly string[] = [...trainingBatches.map(choiceOf), words.waitlist.batch]

export function choiceOf({ name, date }: { readonly name: string; readonly date: string }): string {
  return `${name}, ${date}`
}
