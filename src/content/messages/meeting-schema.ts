import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine } from '#prerender/records/field-schemas.ts'

/** The messages of the form that requests a meeting: `content/messages/meeting.yaml`. */
const schema = v.strictObject({
  form: v.strictObject({
    label: singleLine(40),
    fields: v.strictObject({ date: singleLine(40), time: singleLine(40), details: singleLine(40) }),
    datePassed: singleLine(160),
    dateFar: singleLine(160),
    dateWrong: singleLine(160),
    button: singleLine(40),
  }),
  outcome: v.strictObject({
    done: singleLine(40),
    doneHint: singleLine(160),
    failed: singleLine(40),
    failedHint: singleLine(160),
  }),
})

export const collection = defineCollection({ files: 'messages/meeting.yaml', schema })
