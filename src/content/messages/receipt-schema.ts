import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine, template } from '#prerender/records/field-schemas.ts'

const nextSteps = v.strictObject({ sent: singleLine(160), waiting: singleLine(240) })

/** The messages of the receipt for a request, and of the button that lists all requests: `content/messages/receipt.yaml`. */
const schema = v.strictObject({
  title: v.strictObject({ meeting: singleLine(40), training: singleLine(40), sheet: singleLine(40) }),
  status: v.strictObject({
    sent: singleLine(40),
    waiting: singleLine(40),
    doubtful: singleLine(40),
    asks: singleLine(40),
  }),
  fields: v.strictObject({
    reference: singleLine(40),
    preferred: singleLine(40),
    course: singleLine(40),
    enclosed: singleLine(40),
    sentAt: singleLine(40),
    savedAt: singleLine(40),
    next: singleLine(40),
  }),
  anyCourse: singleLine(80),
  sheet: singleLine(80),
  indiaTime: template(['moment'], 40),
  next: v.strictObject({
    meeting: nextSteps,
    training: nextSteps,
    sheet: nextSteps,
    doubtful: singleLine(160),
    asks: singleLine(160),
  }),
  calendar: v.strictObject({
    save: singleLine(40),
    note: singleLine(160),
    unloaded: singleLine(80),
    unloadedHint: singleLine(80),
  }),
  another: singleLine(40),
  event: v.strictObject({ title: singleLine(80), description: template(['reference'], 160) }),
  requests: singleLine(40),
})

export const collection = defineCollection({ files: 'messages/receipt.yaml', schema })
