import type { records } from 'virtual:records/faq/*'
import { aboutBatch } from '#content/chat/batches.ts'
import type { FaqEntry, Moment } from '#content/chat/entry.ts'
import { batchesAt, officeAt } from '#content/chat/moments.ts'
import { askedOfJobs } from '#content/chat/openings.ts'

type FaqRecord = (typeof records)[number]

/** What is told beside an answer, by the word that its entry has for it. */
const said = {
  'office-hours': (hours: string) => ({
    answer: `${hours} For a call from elsewhere, propose a time that suits you in the meeting form.`,
    answerAt: (moment: Moment) => `${hours} ${officeAt(moment)}`.trim(),
  }),
  'batch-dates': (answer: string) => ({ answer, answerAt: batchesAt }),
} as const

/** Returns an entry with what is told from other records, or by the clock. */
export function told({ says, batch, ...entry }: FaqRecord): FaqEntry {
  return {
    ...entry,
    question: [entry.question, ...askedOfJobs(entry.id)].join('|'),
    ...(says && said[says](entry.answer)),
    ...(batch !== undefined && aboutBatch(batch, entry.answer)),
  }
}
