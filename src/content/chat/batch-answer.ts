import { records as trainingBatches } from 'virtual:records/batches'
import type { FaqEntry } from '#content/chat/faq-entry.ts'
import { hasBegun } from '#lib/has-begun.ts'

type BatchAnswer = Pick<FaqEntry, 'answer' | 'answerAt'>

/**
 * Returns the answer on a training batch: its facts, its date and `text`. `answerAt` says whether the batch begins on
 * that date or has begun. If there is no batch with this name, the answer is `text` alone.
 */
export function batchAnswer(name: string, text: string): BatchAnswer {
  const batch = trainingBatches.find((candidate) => candidate.name === name)
  if (!batch) return { answer: text }
  const { starts, date, duration, mode, price } = batch
  const facts = `${name}: ${duration}, ${mode}, ${price}`
  const sentence = text === '' ? '' : ` ${text}`
  return {
    answer: `${facts}, from ${date}.${sentence} If that date has passed, join the waitlist on the training page.`,
    answerAt: ({ now }) =>
      hasBegun(starts, now)
        ? `${facts}.${sentence} It began on ${date}: join the waitlist on the training page for the next one.`
        : `${facts}.${sentence} It starts on ${date}.`,
  }
}
