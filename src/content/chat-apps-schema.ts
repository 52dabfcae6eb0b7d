import * as v from 'valibot'
import { defineCollection } from '#prerender/records/collection.ts'
import { singleLine } from '#prerender/records/field-schemas.ts'

/** The name of a chat app and the host of its links: an item of `content/chat-apps.yaml`. */
const schema = v.strictObject({
  name: singleLine(20),
  /** The host in the setting VITE_CHAT_APP_URL, without `https://`. */
  host: singleLine(40),
})

export const collection = defineCollection({ files: 'chat-apps.yaml', schema, idField: 'name' })
