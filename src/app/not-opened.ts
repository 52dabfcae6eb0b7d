import { record as words } from 'virtual:records/messages/site/notOpened'
import { chatAppLink } from '#content/chat-app.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { parseUrl } from '#lib/parse-url.ts'
import type { ToastMessage } from '#platform/ports.ts'

/**
 * Returns what a visitor without a connection is told about a link, or null if the link stays on this site or opens
 * another app, such as the one for emails.
 * @param origin the origin of this site
 */
export function notOpened(href: string, origin: string): ToastMessage | null {
  const url = parseUrl(href)
  if (!url?.protocol.startsWith('http') || url.origin === origin) return null
  const isChatApp = href.startsWith(chatAppLink(''))
  return {
    tone: 'wait',
    title: words.title,
    text: isChatApp ? words.chatApp : fillTemplate(words.site, { host: url.host }),
  }
}
