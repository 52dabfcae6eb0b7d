import { config } from './config.ts'

/** What the site says to visitors after they did something. Wording of spec §5 and §8 is kept to the letter. */
export const messages = {
  newsletter: {
    invalid: 'Please enter a valid email address',
    done: 'Thanks for subscribing to our newsletter!',
  },
  game: {
    complete: "Congratulations! You've completed the game!",
    best: 'New best score!',
  },
  storage: {
    title: 'Nothing can be kept on this device',
    text: 'The browser blocks storage or it is full. Everything works, and is forgotten when you close this tab.',
  },
  share: {
    copied: 'Link copied',
    failed: 'The link could not be copied',
    failedHint: 'Copy it from the address bar instead.',
  },
  chat: {
    welcome: 'Hello. Ask me about our services, prices, timelines or the team.',
    contact: 'A person can answer this. Write to us and we reply within 24 hours.',
    unavailable: 'Our notes could not be loaded. Check the connection and ask again, or write to us.',
    looking: 'Looking it up',
  },
  quote: `Hello ${config.name}, I would like a quote for your services.`,
  refer: `Hello ${config.name}, I would like to refer someone for web development services.`,
  expert: `Hello ${config.name}, I would like to talk to an expert about the Agentic AI training.`,
} as const

/** A chat-app link with a prefilled text (spec §7.3). */
export function chatAppLink(text: string): string {
  return `${config.chatApp.url}${config.chatApp.number}?text=${encodeURIComponent(text)}`
}
