import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine, template } from '#prerender/records/field-schemas.ts'

const notice = v.strictObject({ title: singleLine(80), text: singleLine(240) })

/** The messages of the contact page's form, and of applications: `content/messages/contact.yaml`. */
const schema = v.strictObject({
  form: v.strictObject({
    label: singleLine(40),
    fields: v.strictObject({ message: singleLine(40) }),
    button: v.strictObject({
      idle: singleLine(40),
      offline: singleLine(40),
      submitting: singleLine(40),
      sent: singleLine(40),
    }),
    opens: singleLine(80),
    unscripted: singleLine(300),
    incomplete: singleLine(80),
    messageMissing: singleLine(40),
    invalidEmail: singleLine(80),
    tooLong: singleLine(160),
    redirecting: singleLine(80),
    returned: singleLine(60),
    redirectingHint: singleLine(120),
    heldBack: singleLine(80),
    open: singleLine(40),
    heldBackHint: singleLine(80),
    offline: singleLine(40),
    offlineHint: singleLine(80),
    offlineNext: singleLine(160),
    later: singleLine(40),
  }),
  opened: v.strictObject({ title: singleLine(60), text: singleLine(60) }),
  letter: v.strictObject({
    name: template(['name'], 40),
    email: template(['email'], 40),
    phone: template(['phone'], 40),
    noPhone: singleLine(40),
    service: template(['service'], 40),
    message: template(['message'], 40),
  }),
  choice: v.strictObject({
    plan: template(['plan'], 40),
    remove: singleLine(20),
    removeService: template(['service'], 60),
    removePlan: template(['plan'], 60),
  }),
  byEmail: v.strictObject({
    title: singleLine(80),
    text: singleLine(160),
    write: singleLine(40),
    body: singleLine(40),
    copied: notice,
    failed: notice,
  }),
  apply: v.strictObject({
    action: singleLine(20),
    opening: singleLine(80),
    openingHint: singleLine(60),
    general: singleLine(40),
  }),
})

export const collection = defineCollection({ files: 'messages/contact.yaml', schema })
