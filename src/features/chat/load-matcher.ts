import { thesaurus } from '#content/chat/thesaurus.ts'
import { loadFaq } from '#content/faq.ts'
import { startersFor } from '#content/faq-starters.ts'
import { runInSlices } from '#platform/run-in-slices.ts'
import { type Matcher, prepareMatcher } from './matcher.ts'

let pending: Promise<Matcher> | null = null

/** Loads the FAQ and returns its matcher. Rejects if the FAQ cannot be loaded, and the next call tries again. */
export function loadMatcher(): Promise<Matcher> {
  pending ??= loadFaq().then((faq) => runInSlices(prepareMatcher(faq, thesaurus, startersFor)))
  pending.catch(() => {
    pending = null
  })
  return pending
}
