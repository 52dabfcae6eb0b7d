import { config } from './config.ts'
import { facts } from './facts.ts'

/** What the site says to visitors after they did something. Wording of spec §5 and §8 is kept to the letter. */
export const messages = {
  newsletter: {
    invalid: 'Please enter a valid email address',
    done: 'Thanks for subscribing to our newsletter!',
    failed: 'Please try again',
    failedHint: 'No one confirmed your subscription, and this device cannot keep it. Your address stays in the field.',
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
  sender: {
    nameMissing: 'Please enter your name.',
    emailMissing: 'Please enter your e-mail address, so that we can answer.',
    emailWrong: 'This does not look like an e-mail address. It should read like you@company.com.',
  },
  meeting: {
    done: 'Meeting Request Sent!',
    doneHint: `We'll get back to you within ${facts.meetingReply} to confirm your meeting.`,
    failed: 'Error',
    failedHint: 'Failed to send meeting request. Please try again or contact us directly.',
  },
  inquiry: {
    levelMissing: 'Please choose how far you are.',
    done: 'Request sent',
    doneHint: 'We write back to the address you gave.',
    failed: 'Error',
    failedHint: 'Failed to send your request. Please try again or contact us directly.',
  },
  contact: {
    incomplete: 'Please fill out all required fields',
    invalidEmail: 'Please enter a valid email address',
    redirecting: 'Redirecting you to the chat app to send your message!',
    offline: 'You are offline',
    offlineHint: 'The chat app cannot be reached now. Your message stays here: send it when you are back.',
    later: 'Send it as e-mail later',
  },
  application: {
    redirecting: 'Redirecting you to the chat app to submit your application!',
  },
  email: {
    copied: 'Email copied to clipboard!',
    failed: 'The address could not be copied',
    failedHint: 'Select it on the page and copy it by hand.',
  },
  quote: `Hello ${config.name}, I would like a quote for your services.`,
  refer: `Hello ${config.name}, I would like to refer someone for web development services.`,
  expert: `Hello ${config.name}, I would like to talk to an expert about the Agentic AI training.`,
} as const

/** A chat-app link with a prefilled text (spec §7.3). */
export function chatAppLink(text: string): string {
  return `${config.chatApp.url}${config.chatApp.number}?text=${encodeURIComponent(text)}`
}
