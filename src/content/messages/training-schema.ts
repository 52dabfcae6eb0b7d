import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine, template } from '#prerender/records/field-schemas.ts'

/** The messages of the training enquiry form: `content/messages/training.yaml`. */
const schema = v.strictObject({
  form: v.strictObject({
    label: singleLine(40),
    fields: v.strictObject({ level: singleLine(40), batch: singleLine(40), message: singleLine(40) }),
    levels: v.array(singleLine(40)),
    noBatch: singleLine(40),
    button: singleLine(40),
    levelMissing: singleLine(80),
    letter: v.strictObject({ title: singleLine(40), batch: template(['batch'], 40), level: template(['level'], 40) }),
  }),
  outcome: v.strictObject({
    done: singleLine(40),
    doneHint: singleLine(80),
    failed: singleLine(40),
    failedHint: singleLine(160),
  }),
  expert: singleLine(200),
})

export const collection = defineCollection({
  files: 'messages/training.yaml',
  schema,
})
