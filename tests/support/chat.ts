import { loadFaq } from '#content/faq.ts'
import { loadMatcher } from '#features/chat/load-matcher.ts'

/** All FAQ entries of the chat, as a visitor's browser loads them. */
export const chatFaq = await loadFaq()
/** The function that answers a message, as a visitor's browser loads it. */
export const answerMessage = await loadMatcher()
