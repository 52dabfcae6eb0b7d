import * as v from 'valibot'
import { byCategory } from '#content/jobs/categories.ts'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine } from '#prerender/records/field-schemas.ts'

const notice = v.strictObject({ title: singleLine(80), text: singleLine(240) })

/** The messages of the chat: `content/messages/chat.yaml`. */
const schema = v.strictObject({
  button: v.strictObject({ open: singleLine(40), unloaded: notice }),
  replies: v.strictObject({
    welcome: singleLine(80),
    contact: singleLine(160),
    comesAlong: singleLine(160),
    unavailable: singleLine(160),
    tooOld: singleLine(160),
    contactLink: singleLine(40),
  }),
  unsure: v.strictObject({ fallback: singleLine(240), choice: singleLine(40), again: singleLine(40) }),
  plain: v.strictObject({ yes: singleLine(20), no: singleLine(20) }),
  openings: v.strictObject(
    byCategory(() => v.strictObject({ name: singleLine(40), title: singleLine(80), link: singleLine(40) })),
  ),
  /** Words and phrases of questions, separated by bars. */
  openingQuestions: v.strictObject(byCategory(() => singleLine(240))),
  panel: v.strictObject({
    label: singleLine(120),
    heading: singleLine(120),
    clear: singleLine(40),
    clearing: v.strictObject({ question: singleLine(80), sure: singleLine(40), not: singleLine(40) }),
    minimize: singleLine(40),
    show: singleLine(40),
    close: singleLine(40),
    claim: singleLine(80),
    toPerson: singleLine(40),
    messages: singleLine(40),
    conversation: singleLine(40),
    looking: singleLine(40),
    early: singleLine(120),
    unshown: singleLine(80),
    you: singleLine(40),
    chatApp: singleLine(40),
    about: singleLine(40),
    chips: v.strictObject({ also: singleLine(40), related: singleLine(40) }),
    message: singleLine(40),
    example: singleLine(40),
    send: singleLine(40),
  }),
})

export const collection = defineCollection({ files: 'messages/chat.yaml', schema, verbatim: ['openingQuestions'] })
