import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { description, line, prose } from '../fields.ts'

/** What the inquiry form takes as a level; a button that leads to it names one. */
const level = v.picklist(['Just browsing', 'Seriously considering', 'Ready to enroll', 'Need more information'])
const benefit = v.strictObject({ name: line(30), text: prose(20, 100) })

/** The words of the training page: `content/pages/training.yaml`. */
const schema = v.strictObject({
  title: line(40),
  description,
  heading: line(40),
  lead: prose(40, 180),
  enroll: v.strictObject({ label: line(20), level }),
  start: v.strictObject({ label: line(20), level }),
  waitlist: v.strictObject({
    label: line(24),
    level,
    batch: line(40),
    /** What stands before the name of a batch that has begun, in the form. */
    of: line(20),
  }),
  expert: v.strictObject({ label: line(24) }),
  globe: v.strictObject({ name: line(60), counting: line(50), still: line(50) }),
  benefits: v.strictObject({
    heading: line(30),
    handsOn: benefit,
    experts: benefit,
    community: benefit,
    beginners: benefit,
  }),
  courses: v.strictObject({ heading: line(40), note: prose(20, 120) }),
  batches: v.strictObject({
    heading: line(30),
    /** In its place where all of them have begun: one line as well, so that nothing moves. */
    begunHeading: line(30),
    note: prose(20, 220),
    starts: line(10),
    began: line(10),
    priceNote: prose(20, 200),
  }),
  inquiry: v.strictObject({ heading: v.strictTuple([line(24), line(24)]), lead: prose(40, 200) }),
})

export const trainingWords = { name: 'pages/training', files: 'pages/training.yaml', schema } as const

export type TrainingWords = Fixed<v.InferOutput<typeof schema>>
