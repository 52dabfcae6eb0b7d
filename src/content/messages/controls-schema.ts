import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine, template } from '#prerender/records/field-schemas.ts'

/** The messages of controls that appear on many pages: `content/messages/controls.yaml`. */
const schema = v.strictObject({
  newTab: singleLine(40),
  close: singleLine(40),
  dismiss: singleLine(40),
  play: template(['what'], 40),
  pause: template(['what'], 40),
  field: v.strictObject({
    optional: singleLine(40),
    used: template(['length', 'limit'], 40),
    tooLong: template(['limit'], 80),
    isTooLong: singleLine(40),
    isNearlyFull: singleLine(40),
  }),
  choose: singleLine(40),
  search: singleLine(40),
})

export const collection = defineCollection({
  files: 'messages/controls.yaml',
  schema,
})
