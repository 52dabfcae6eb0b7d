import { topics } from 'virtual:records/faq'
import { batchQuestions } from '#content/chat/batches.ts'
import type { FaqEntry } from '#content/chat/entry.ts'
import { openingQuestions } from '#content/chat/openings.ts'
import { peopleQuestions } from '#content/chat/people.ts'
import { told } from '#content/chat/told.ts'

/** Of two equally good matches the topic that comes first here answers; topics that are not named come last, by name. */
const order = [
  ...['start', 'websites', 'shops', 'services', 'service-details', 'process', 'money', 'agreements', 'doubts'],
  ...['technology', 'agents', 'agent-suite', 'library', 'ai-explained', 'company', 'members', 'people', 'contact'],
  ...['jobs', 'openings', 'training', 'courses', 'batches', 'referral', 'products', 'site', 'declined', 'small-talk'],
]
const placeOf = (topic: string) => (order.includes(topic) ? order.indexOf(topic) : order.length)

const written = Object.values(topics).flat()

/**
 * Everything the chat can answer: the entries of `content/faq` by topic, and what the records of people, openings and batches
 * answer for. Loaded when the chat is first opened.
 */
export const faq: readonly FaqEntry[] = Object.entries<readonly FaqEntry[]>({
  members: peopleQuestions,
  openings: openingQuestions,
  batches: batchQuestions(written),
  ...Object.fromEntries(Object.entries(topics).map(([topic, entries]) => [topic, entries.map(told)])),
})
  .sort(([a], [b]) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))
  .flatMap(([, entries]) => entries)
