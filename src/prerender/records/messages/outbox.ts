import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { counted, line, template } from '../fields.ts'

const notice = v.strictObject({ title: line(80), text: line(240) })

/** What visitors read of waiting requests: `content/messages/outbox.yaml`. */
const schema = v.strictObject({
  requests: v.strictObject({ meeting: line(40), newsletter: line(40), training: line(40), contact: line(40) }),
  sent: v.strictObject({ one: template(['request'], 40), many: template(['count'], 40) }),
  count: v.strictObject({
    none: line(40),
    all: counted(40),
    asking: v.strictObject({ one: template(['all', 'count'], 40), many: template(['all', 'count'], 40) }),
    sending: template(['all'], 40),
    waiting: template(['all'], 40),
  }),
  summary: v.strictObject({
    asking: counted(40),
    offline: line(40),
    kept: counted(80),
    waiting: counted(40),
    sending: counted(40),
  }),
  waits: v.strictObject({ none: line(40), one: template(['count'], 40), many: template(['count'], 40) }),
  title: line(40),
  list: line(80),
  close: line(40),
  kept: line(80),
  triedAgain: line(80),
  sentHeading: line(40),
  empty: notice,
  sendAll: line(40),
  trying: line(40),
  says: v.strictObject({
    sending: line(40),
    offline: line(40),
    next: template(['time'], 40),
    soon: line(80),
    behind: line(80),
    noAnswer: line(80),
    refused: line(80),
    past: line(40),
    unreadable: line(40),
    cleared: line(80),
    sent: template(['reference'], 40),
    plain: line(80),
  }),
  why: v.strictObject({
    noAnswer: line(160),
    refused: line(80),
    past: line(80),
    maybe: line(160),
    ordered: line(80),
    wiped: line(80),
    unreadable: line(160),
    cleared: line(160),
    newer: line(160),
  }),
  actions: v.strictObject({
    send: line(40),
    keepAgain: line(40),
    sendAgain: line(40),
    markSent: line(40),
    edit: line(40),
    changeDate: line(40),
    sendWithoutDate: line(40),
    cancel: line(40),
    copy: line(40),
    mail: line(40),
    remove: line(40),
  }),
  questions: v.strictObject({
    cancel: v.strictObject({ text: line(80), yes: line(40), no: line(40) }),
    replace: v.strictObject({ text: line(80), yes: line(40), no: line(40) }),
  }),
  toasts: v.strictObject({
    copied: v.strictObject({ title: line(40) }),
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
  unreadable: counted(40),
  letter: v.strictObject({
    noDate: line(40),
    dateAndTime: template(['date', 'time'], 40),
    name: template(['said'], 40),
    email: template(['said'], 40),
    phone: template(['said'], 40),
    date: template(['said'], 40),
    time: template(['said'], 40),
    reference: template(['reference'], 40),
    paste: line(80),
  }),
  times: v.strictObject({
    seconds: template(['count'], 40),
    minutes: template(['count'], 40),
    hours: template(['count'], 40),
  }),
})

export const outboxMessages = { name: 'messages/outbox', files: 'messages/outbox.yaml', schema } as const

export type OutboxMessages = Fixed<v.InferOutput<typeof schema>>
