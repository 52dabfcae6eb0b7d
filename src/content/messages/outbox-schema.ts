import * as v from 'valibot'
import { type DeepReadonly, defineCollection } from '#prerender/records/collection.ts'
import { pluralForms, singleLine, template } from '#prerender/records/field-schemas.ts'

const notice = v.strictObject({ title: singleLine(80), text: singleLine(240) })

/** The messages of the outbox, where unsent requests wait: `content/messages/outbox.yaml`. */
const schema = v.strictObject({
  requests: v.strictObject({
    meeting: singleLine(40),
    newsletter: singleLine(40),
    training: singleLine(40),
    contact: singleLine(40),
  }),
  sent: v.strictObject({ one: template(['request'], 40), many: template(['count'], 40) }),
  count: v.strictObject({
    none: singleLine(40),
    all: pluralForms(40),
    asking: v.strictObject({ one: template(['all', 'count'], 40), many: template(['all', 'count'], 40) }),
    sending: template(['all'], 40),
    waiting: template(['all'], 40),
  }),
  summary: v.strictObject({
    asking: pluralForms(40),
    offline: singleLine(40),
    kept: pluralForms(80),
    waiting: pluralForms(40),
    sending: pluralForms(40),
  }),
  waits: v.strictObject({ none: singleLine(40), one: template(['count'], 40), many: template(['count'], 40) }),
  title: singleLine(40),
  list: singleLine(80),
  close: singleLine(40),
  kept: singleLine(80),
  triedAgain: singleLine(80),
  sentHeading: singleLine(40),
  empty: notice,
  sendAll: singleLine(40),
  trying: singleLine(40),
  says: v.strictObject({
    sending: singleLine(40),
    offline: singleLine(40),
    next: template(['time'], 40),
    soon: singleLine(80),
    behind: singleLine(80),
    noAnswer: singleLine(80),
    refused: singleLine(80),
    past: singleLine(40),
    unreadable: singleLine(40),
    cleared: singleLine(80),
    sent: template(['reference'], 40),
    plain: singleLine(80),
  }),
  why: v.strictObject({
    noAnswer: singleLine(160),
    refused: singleLine(80),
    past: singleLine(80),
    maybe: singleLine(160),
    ordered: singleLine(80),
    wiped: singleLine(80),
    unreadable: singleLine(160),
    cleared: singleLine(160),
    newer: singleLine(160),
  }),
  actions: v.strictObject({
    send: singleLine(40),
    keepAgain: singleLine(40),
    sendAgain: singleLine(40),
    markSent: singleLine(40),
    edit: singleLine(40),
    changeDate: singleLine(40),
    sendWithoutDate: singleLine(40),
    cancel: singleLine(40),
    copy: singleLine(40),
    mail: singleLine(40),
    remove: singleLine(40),
  }),
  questions: v.strictObject({
    cancel: v.strictObject({ text: singleLine(80), yes: singleLine(40), no: singleLine(40) }),
    replace: v.strictObject({ text: singleLine(80), yes: singleLine(40), no: singleLine(40) }),
  }),
  toasts: v.strictObject({
    copied: v.strictObject({ title: singleLine(40) }),
    notCopied: notice,
    busy: notice,
    unchangeable: notice,
    unkept: notice,
    offline: notice,
    elsewhere: notice,
    unwritable: notice,
    unstored: notice,
    unloaded: notice,
  }),
  unreadable: pluralForms(40),
  letter: v.strictObject({
    noDate: singleLine(40),
    dateAndTime: template(['date', 'time'], 40),
    name: template(['said'], 40),
    email: template(['said'], 40),
    phone: template(['said'], 40),
    date: template(['said'], 40),
    time: template(['said'], 40),
    reference: template(['reference'], 40),
    paste: singleLine(80),
  }),
  times: v.strictObject({
    seconds: template(['count'], 40),
    minutes: template(['count'], 40),
    hours: template(['count'], 40),
  }),
})

export const collection = defineCollection({ files: 'messages/outbox.yaml', schema })

export type OutboxMessages = DeepReadonly<v.InferOutput<typeof schema>>
