import * as v from 'valibot'
import { line } from './fields.ts'

/** What visitors call a chat app, by the host of its links: an item of `content/chat-apps.yaml`. */
const schema = v.strictObject({
  name: line(20),
  /** As in the setting VITE_CHAT_APP_URL, without `https://`. */
  host: line(40),
})

export const chatApps = { name: 'chat-apps', files: 'chat-apps.yaml', schema, listedBy: 'name' } as const
