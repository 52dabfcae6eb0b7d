import { topics } from 'virtual:records/faq'
import type { FaqEntry } from '#content/chat/entry.ts'
import { openingQuestions } from '#content/chat/openings.ts'
import { peopleQuestions } from '#content/chat/people.ts'
import { told } from '#content/chat/told.ts'

/** What the records of people and openings answer for, by the topic it follows. */
const after: Readonly<Record<string, readonly FaqEntry[]>> = {
  company: peopleQuestions,
  jobs: openingQuestions,
}

/** Everything the chat can answer; of two equally good matches the earlier answers. Loaded when the chat is first opened. */
export const faq: readonly FaqEntry[] = Object.entries(topics).flatMap(([topic, entries]) => [
  ...entries.map(told),
  ...(after[topic] ?? []),
])
