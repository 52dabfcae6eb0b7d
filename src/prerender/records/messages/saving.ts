import * as v from 'valibot'
import type { Fixed } from '../collection.ts'
import { line } from '../fields.ts'

const notice = v.strictObject({ title: line(80), text: line(360) })

/** What visitors read of words that could not be sent at once: `content/messages/saving.yaml`. */
const schema = v.strictObject({
  saving: v.strictObject({ savedOffline: notice, savedSoon: notice, notKept: notice }),
  sending: v.strictObject({
    later: line(40),
    savedUnreachable: notice,
    savedDoubtful: notice,
    unsaved: notice,
    changed: notice,
  }),
})

export const savingMessages = { name: 'messages/saving', files: 'messages/saving.yaml', schema } as const

export type SavingMessages = Fixed<v.InferOutput<typeof schema>>
