import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine } from '#prerender/records/field-schemas.ts'

const notice = v.strictObject({ title: singleLine(80), text: singleLine(360) })

/** The messages for requests that could not be sent at once: `content/messages/saving.yaml`. */
const schema = v.strictObject({
  saving: v.strictObject({ savedOffline: notice, savedSoon: notice, notKept: notice }),
  sending: v.strictObject({
    later: singleLine(40),
    savedUnreachable: notice,
    savedDoubtful: notice,
    unsaved: notice,
    changed: notice,
  }),
})

export const collection = defineCollection({ files: 'messages/saving.yaml', schema })
