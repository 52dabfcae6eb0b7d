import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { line } from '../fields.ts'

/** What visitors read of what several forms say: `content/messages/forms.yaml`. */
const schema = v.strictObject({
  fields: v.strictObject({ name: line(40), email: line(40), phone: line(40) }),
  sending: line(40),
  sender: v.strictObject({ nameMissing: line(40), emailMissing: line(80), emailWrong: line(160) }),
  unfinished: line(40),
  unscripted: line(300),
})

export const formsMessages = { name: 'messages/forms', files: 'messages/forms.yaml', schema } as const

export type FormsMessages = Fixed<v.InferOutput<typeof schema>>
