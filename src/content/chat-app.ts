import { uriComponent } from '#lib/well-formed.ts'
import { config } from './config.ts'

/** Returns a link that opens the chat app with a prefilled text. */
export function chatAppLink(text: string): string {
  return `${config.chatApp.url}${config.chatApp.number}?text=${uriComponent(text)}`
}
