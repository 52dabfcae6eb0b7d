import { expect, test } from 'vitest'
import { answerMessage, chatFaq } from '#support/chat.ts'
import { hasChatEntry } from '#support/chat-entries.ts'
import { allParaphrases } from '#support/paraphrases.ts'

/** The paraphrases with an entry that the owner has not removed. */
const paraphrases = allParaphrases.filter(([, ...ids]) => ids.some(hasChatEntry))

test('at least 95 percent of the paraphrases are answered correctly', () => {
  const misses = paraphrases.flatMap(([question, ...ids]) => {
    const { entry } = answerMessage(question)
    const answeredBy = entry ?? 'no entry'
    return ids.includes(answeredBy) ? [] : [`${question} → ${answeredBy}, not ${ids.join(' or ')}`]
  })
  const correctCount = paraphrases.length - misses.length
  console.log(`paraphrases: ${correctCount} of ${paraphrases.length} answered correctly`)
  expect(correctCount / paraphrases.length, `\n${misses.join('\n')}\n`).toBeGreaterThanOrEqual(0.95)
})

test('there are 150 different paraphrases, each with its expected entries', () => {
  expect(new Set(allParaphrases.map(([question]) => wordsOnly(question))).size).toBe(150)
  expect(allParaphrases.length).toBe(150)
  for (const [question, ...ids] of allParaphrases) expect(ids.length, question).toBeGreaterThan(0)
})

test('no paraphrase is the title of an entry', () => {
  const titles = new Set(chatFaq.map(({ title }) => wordsOnly(title)))
  expect(paraphrases.filter(([question]) => titles.has(wordsOnly(question)))).toEqual([])
})

/** Returns the words of a text in lower case, without punctuation. */
function wordsOnly(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
