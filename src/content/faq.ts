import { topics } from 'virtual:records/faq'
import { batchQuestions } from '#content/chat/batches.ts'
import type { FaqEntry } from '#content/chat/entry.ts'
import { openingQuestions } from '#content/chat/openings.ts'
import { peopleQuestions } from '#content/chat/people.ts'
import { told } from '#content/chat/told.ts'

/** What the records of people, openings and batches answer for, by the topic it follows. */
const after: Readonly<Record<string, readonly FaqEntry[]>> = {
  company: peopleQuestions,
  jobs: openingQuestions,
  courses: batchQuestions(Object.values(topics).flat()),
}

/** Everything the chat can answer; of two equally good matches the earlier answers. Loaded when the chat is first opened. */
export const faq: readonly FaqEntry[] = Object.entries(topics).flatMap(([topic, entries]) => [
  ...entries.map(told),
  ...(after[topic] ?? []),
])
