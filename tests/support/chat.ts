import { loadFaq } from '#content/faq.ts'
import { loadMatcher } from '#features/chat/load-matcher.ts'

/** All FAQ entries of the chat, and the function that answers a message, as a visitor's browser loads them. */
export const chatFaq = await loadFaq()
export const answerMessage = await loadMatcher()
