import { uriComponent } from '#lib/well-formed.ts'
import { config } from './config.ts'

/**
 * What the site says to visitors after they did something. Wording of spec §5 and §8 is kept to the letter. What the chat,
 * the newsletter, the long forms and single pages say comes with them (`chat-messages.ts`, `form-messages.ts` and others).
 */
export const messages = {
  storage: {
    title: 'Nothing can be kept on this device',
    text: 'The browser blocks storage or it is full. Everything works, and is forgotten when you close this tab.',
  },
  share: {
    copied: 'Link copied',
    failed: 'The link could not be copied',
    failedHint: 'Copy it from the address bar instead.',
  },
  quote: `Hello ${config.name}, I would like a quote for your services.`,
} as const

/** A chat-app link with a prefilled text (spec §7.3). */
export function chatAppLink(text: string): string {
  return `${config.chatApp.url}${config.chatApp.number}?text=${uriComponent(text)}`
}
