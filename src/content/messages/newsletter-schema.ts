import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine } from '#prerender/records/field-schemas.ts'

/** The messages of the newsletter form: `content/messages/newsletter.yaml`. */
const schema = v.strictObject({
  field: singleLine(40),
  example: singleLine(40),
  button: singleLine(40),
  invalid: singleLine(80),
  done: singleLine(100),
  failed: singleLine(40),
  failedHint: singleLine(160),
  letter: singleLine(40),
})

export const collection = defineCollection({
  files: 'messages/newsletter.yaml',
  schema,
})
