import { faq } from '#content/faq.ts'
import { type Answer, createMatcher } from './match.ts'

const match = createMatcher(faq)

/** Answers a message from the FAQ. Import this module on first open: it brings all the texts with it. */
export function answer(text: string): Answer {
  return match(text)
}
