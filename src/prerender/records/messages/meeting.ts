import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { line } from '../fields.ts'

/** What visitors read of the form that asks for a meeting: `content/messages/meeting.yaml`. */
const schema = v.strictObject({
  form: v.strictObject({
    label: line(40),
    fields: v.strictObject({ date: line(40), time: line(40), details: line(40) }),
    datePassed: line(160),
    button: line(40),
  }),
  outcome: v.strictObject({ done: line(40), doneHint: line(160), failed: line(40), failedHint: line(160) }),
})

export const meetingMessages = { name: 'messages/meeting', files: 'messages/meeting.yaml', schema } as const

export type MeetingMessages = Fixed<v.InferOutput<typeof schema>>
