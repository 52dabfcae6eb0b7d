import { load } from 'virtual:records/faq'
import type { FaqEntry } from '#content/chat/faq-entry.ts'
import { openingEntries } from '#content/chat/openings.ts'
import { peopleEntries } from '#content/chat/people.ts'
import { projectEntries } from '#content/chat/projects.ts'
import { toFaqEntry } from '#content/chat/to-faq-entry.ts'

/** FAQ entries generated from the records of people, jobs and projects, by the topic after whose entries they come. */
const generatedEntries: Readonly<Record<string, readonly FaqEntry[]>> = {
  company: peopleEntries,
  jobs: openingEntries,
  products: projectEntries,
}

/**
 * Loads all entries of the chat. Of two equally good matches the earlier entry wins. Each topic is a chunk of its own,
 * so that a changed answer invalidates only the chunk of its topic. Rejects if a topic cannot be loaded.
 */
export async function loadFaq(): Promise<readonly FaqEntry[]> {
  const topics = await Promise.all(
    Object.entries(load).map(async ([topic, records]) => [
      ...(await records()).records.map(toFaqEntry),
      ...(generatedEntries[topic] ?? []),
    ]),
  )
  return topics.flat()
}
