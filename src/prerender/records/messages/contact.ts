import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { line, template } from '../fields.ts'

const notice = v.strictObject({ title: line(80), text: line(240) })

/** What visitors read of the contact page's form: `content/messages/contact.yaml`. */
const schema = v.strictObject({
  form: v.strictObject({
    label: line(40),
    fields: v.strictObject({ message: line(40) }),
    button: v.strictObject({ idle: line(40), offline: line(40), submitting: line(40), sent: line(40) }),
    opens: line(80),
    unscripted: line(300),
    incomplete: line(80),
    messageMissing: line(40),
    invalidEmail: line(80),
    tooLong: line(160),
    redirecting: line(80),
    redirectingHint: line(80),
    heldBack: line(80),
    open: line(40),
    heldBackHint: line(80),
    offline: line(40),
    offlineHint: line(80),
    offlineNext: line(160),
    later: line(40),
  }),
  letter: v.strictObject({
    name: template(['name'], 40),
    email: template(['email'], 40),
    phone: template(['phone'], 40),
    noPhone: line(40),
    service: template(['service'], 40),
    message: template(['message'], 40),
  }),
  service: v.strictObject({ remove: line(20), removeNamed: template(['service'], 60) }),
  byEmail: v.strictObject({
    title: line(80),
    text: line(160),
    write: line(40),
    body: line(40),
    copied: notice,
    failed: notice,
  }),
})

export const contactMessages = { name: 'messages/contact', files: 'messages/contact.yaml', schema } as const

export type ContactMessages = Fixed<v.InferOutput<typeof schema>>
