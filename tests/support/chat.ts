import { loadFaq } from '#content/faq.ts'
import { loadMatcher } from '#features/chat/answer.ts'

/** Everything the chat can answer, and what answers a message, as a visitor's browser loads them. */
export const faq = await loadFaq()
export const answer = await loadMatcher()
