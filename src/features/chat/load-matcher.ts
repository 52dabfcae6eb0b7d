import { thesaurus } from '#content/chat/thesaurus.ts'
import { loadFaq } from '#content/faq.ts'
import { startersFor } from '#content/faq-starters.ts'
import { createMatcher, type Matcher } from './matcher.ts'

let pending: Promise<Matcher> | null = null

/** Returns what answers a message from the FAQ. Rejects where its texts cannot be had, and can then be called again. */
export function loadMatcher(): Promise<Matcher> {
  pending ??= loadFaq().then((faq) => createMatcher(faq, thesaurus, startersFor))
  pending.catch(() => {
    pending = null
  })
  return pending
}
