import type { records } from 'virtual:records/faq/*'
import { batchAnswer } from '#content/chat/batch-answer.ts'
import type { AnswerContext, FaqEntry } from '#content/chat/faq-entry.ts'
import { jobAlternatives } from '#content/chat/openings.ts'
import { batchStatus, officeStatus } from '#content/chat/timed-answers.ts'

type FaqRecord = (typeof records)[number]

/** What is told beside an answer, by the word that its entry has for it. */
const timedAnswers = {
  'office-hours': (hours: string) => ({
    answer: `${hours} For a call from elsewhere, propose a time that suits you in the meeting form.`,
    answerAt: (moment: AnswerContext) => `${hours} ${officeStatus(moment)}`.trim(),
  }),
  'batch-dates': (answer: string) => ({ answer, answerAt: batchStatus }),
} as const

/** Returns an entry with what is told from other records, or by the clock. */
export function toFaqEntry({ says, batch, ...entry }: FaqRecord): FaqEntry {
  return {
    ...entry,
    question: [entry.question, ...jobAlternatives(entry.id)].join('|'),
    ...(says && timedAnswers[says](entry.answer)),
    ...(batch !== undefined && batchAnswer(batch, entry.answer)),
  }
}
