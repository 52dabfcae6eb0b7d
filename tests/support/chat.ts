import { loadFaq } from '#content/faq.ts'
import { loadMatcher } from '#features/chat/load-matcher.ts'

/** Everything the chat can answer, and what answers a message, as a visitor's browser loads them. */
export const chatFaq = await loadFaq()
export const chatAnswer = await loadMatcher()
