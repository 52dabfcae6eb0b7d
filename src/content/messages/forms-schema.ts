import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine } from '#prerender/records/field-schemas.ts'

/** The messages that several forms share: `content/messages/forms.yaml`. */
const schema = v.strictObject({
  fields: v.strictObject({ name: singleLine(40), email: singleLine(40), phone: singleLine(40) }),
  sending: singleLine(40),
  sender: v.strictObject({ nameMissing: singleLine(40), emailMissing: singleLine(80), emailWrong: singleLine(160) }),
  unfinished: singleLine(40),
  unscripted: singleLine(300),
})

export const collection = defineCollection({ files: 'messages/forms.yaml', schema })
