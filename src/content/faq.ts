import { load } from 'virtual:records/faq'
import type { FaqEntry } from '#content/chat/faq-entry.ts'
import { openingEntries } from '#content/chat/openings.ts'
import { peopleEntries } from '#content/chat/people.ts'
import { toFaqEntry } from '#content/chat/to-faq-entry.ts'

/** What the records of people and openings answer for, by the topic it follows. */
const after: Readonly<Record<string, readonly FaqEntry[]>> = {
  company: peopleEntries,
  jobs: openingEntries,
}

/**
 * Returns everything the chat can answer; of two equally good matches the earlier answers. The texts are scripts of their own,
 * so that a changed answer changes no other. Rejects where one of them cannot be had.
 */
export async function loadFaq(): Promise<readonly FaqEntry[]> {
  const topics = await Promise.all(
    Object.entries(load).map(async ([topic, records]) => [
      ...(await records()).records.map(toFaqEntry),
      ...(after[topic] ?? []),
    ]),
  )
  return topics.flat()
}
