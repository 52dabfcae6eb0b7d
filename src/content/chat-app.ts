import { uriComponent } from '#lib/well-formed.ts'
import { config } from './config.ts'

/** A chat-app link with a prefilled text (spec §7.3). */
export function chatAppLink(text: string): string {
  return `${config.chatApp.url}${config.chatApp.number}?text=${uriComponent(text)}`
}
