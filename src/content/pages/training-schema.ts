import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { metaDescription, paragraph, singleLine } from '#prerender/records/field-schemas.ts'

/** The levels of interest in the enquiry form. Buttons that lead to the form preselect a level. */
const level = v.picklist(['Just browsing', 'Seriously considering', 'Ready to enroll', 'Need more information'])
const benefit = v.strictObject({ name: singleLine(30), text: paragraph(20, 100) })

/** The content of the training page: `content/pages/training.yaml`. */
const schema = v.strictObject({
  title: singleLine(60),
  description: metaDescription,
  heading: singleLine(40),
  lead: paragraph(40, 190),
  /** What a visitor can do while a batch is still to come, and once all have begun. */
  next: v.strictObject({ upcoming: paragraph(20, 100), begun: paragraph(20, 100) }),
  enroll: v.strictObject({ label: singleLine(20), level }),
  start: v.strictObject({ label: singleLine(20), level }),
  waitlist: v.strictObject({
    label: singleLine(24),
    level,
    batch: singleLine(40),
    /** In the form, the text before the name of a batch that has begun. */
    of: singleLine(20),
  }),
  expert: v.strictObject({ label: singleLine(24) }),
  globe: v.strictObject({
    name: singleLine(60),
    counting: singleLine(50),
    /** In place of the counter until it runs: a number and what it counts. */
    still: v.strictTuple([singleLine(10), singleLine(50)]),
  }),
  benefits: v.strictObject({
    heading: singleLine(30),
    handsOn: benefit,
    experts: benefit,
    community: benefit,
    beginners: benefit,
  }),
  courses: v.strictObject({ heading: singleLine(40), note: paragraph(20, 120) }),
  batches: v.strictObject({
    heading: singleLine(30),
    /** Replaces the heading once all batches have begun. Both headings fit on one line, so that nothing moves. */
    begunHeading: singleLine(30),
    note: paragraph(20, 220),
    starts: singleLine(10),
    began: singleLine(10),
    priceNote: v.exactOptional(paragraph(10, 241)),
  }),
  inquiry: v.strictObject({ heading: v.strictTuple([singleLine(24), singleLine(24)]), lead: paragraph(40, 200) }),
})

export const collection = defineCollection({ files: 'pages/training.yaml', schema })
