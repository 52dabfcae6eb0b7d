import * as v from 'valibot'
import { singleLine } from './field-schemas.ts'

/** The name of a chat app and the host of its links: an item of `content/chat-apps.yaml`. */
const schema = v.strictObject({
  name: singleLine(20),
  /** The host in the setting VITE_CHAT_APP_URL, without `https://`. */
  host: singleLine(40),
})

export const chatAppsCollection = { name: 'chat-apps', files: 'chat-apps.yaml', schema, idField: 'name' } as const
