import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { line } from '../fields.ts'

/** What visitors read of the newsletter's form: `content/messages/newsletter.yaml`. */
const schema = v.strictObject({
  field: line(40),
  example: line(40),
  button: line(40),
  invalid: line(80),
  done: line(80),
  failed: line(40),
  failedHint: line(160),
  letter: line(40),
})

export const newsletterMessages = { name: 'messages/newsletter', files: 'messages/newsletter.yaml', schema } as const

export type NewsletterMessages = Fixed<v.InferOutput<typeof schema>>
