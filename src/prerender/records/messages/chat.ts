import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { line } from '../fields.ts'

const notice = v.strictObject({ title: line(80), text: line(240) })

/** What visitors read of the chat: `content/messages/chat.yaml`. */
const schema = v.strictObject({
  button: v.strictObject({ open: line(40), unloaded: notice }),
  replies: v.strictObject({
    welcome: line(80),
    contact: line(160),
    comesAlong: line(160),
    unavailable: line(160),
    contactLink: line(40),
  }),
  unsure: v.strictObject({ fallback: line(240), choice: line(40) }),
  panel: v.strictObject({
    label: line(120),
    heading: line(120),
    clear: line(40),
    minimize: line(40),
    show: line(40),
    close: line(40),
    claim: line(80),
    toPerson: line(40),
    messages: line(40),
    conversation: line(40),
    looking: line(40),
    unshown: line(80),
    you: line(40),
    chatApp: line(40),
    about: line(40),
    chips: v.strictObject({ also: line(40), related: line(40) }),
    message: line(40),
    example: line(40),
    send: line(40),
  }),
})

export const chatMessages = { name: 'messages/chat', files: 'messages/chat.yaml', schema } as const

export type ChatMessages = Fixed<v.InferOutput<typeof schema>>
