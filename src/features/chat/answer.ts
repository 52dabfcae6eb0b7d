import { thesaurus } from '#content/chat/thesaurus.ts'
import { faq } from '#content/faq.ts'
import { startersFor } from '#content/faq-starters.ts'
import { type Context, createMatcher } from './match.ts'
import type { Answer } from './reply.ts'

const match = createMatcher(faq, thesaurus, startersFor)

/** Answers a message from the FAQ. Import this module on first open: it brings all the texts with it. */
export function answer(text: string, context?: Context): Answer {
  return match(text, context)
}
