import { record as facts } from 'virtual:records/facts'
import type { records } from 'virtual:records/faq/*'
import { batchAnswer } from '#content/chat/batch-answer.ts'
import { downtimeMinutes } from '#content/chat/downtime.ts'
import type { AnswerContext, FaqEntry } from '#content/chat/faq-entry.ts'
import { jobAlternatives, openJobsAnswer, withRemoteJobs } from '#content/chat/openings.ts'
import { peopleOptions } from '#content/chat/people.ts'
import { batchStatus, officeStatus } from '#content/chat/timed-answers.ts'

type FaqRecord = (typeof records)[number]

/** Answers that depend on the time or on other records, by the keyword that the field `says` of a record contains. */
const computedAnswers = {
  'office-hours': (hours: string) => ({
    answer: `${hours} For a call from elsewhere, propose a time that suits you in the meeting form.`,
    answerAt: (moment: AnswerContext) => `${hours} ${officeStatus(moment)}`.trim(),
  }),
  'batch-dates': (answer: string) => ({ answer, answerAt: batchStatus }),
  'remote-jobs': withRemoteJobs,
  'open-jobs': openJobsAnswer,
  downtime: (promise: string) => ({
    answer: `${promise} In a month of thirty days, that leaves at most about ${downtimeMinutes(facts.uptime)} minutes of downtime.`,
  }),
} as const

/** Returns the entry of a record. It adds the parts that come from other records or depend on the time. */
export function toFaqEntry({ says, batch, ...entry }: FaqRecord): FaqEntry {
  const people = peopleOptions(entry.id)
  return {
    ...entry,
    ...(people && { options: people }),
    question: [entry.question, ...jobAlternatives(entry.id)].join('|'),
    ...(says && computedAnswers[says](entry.answer)),
    ...(batch !== undefined && batchAnswer(batch, entry.answer)),
  }
}
