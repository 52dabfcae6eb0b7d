import { expect, test } from 'vitest'
import { chatAnswer, chatFaq } from '#support/chat.ts'
import { hasChatEntry } from '#support/chat-entries.ts'
import { allParaphrases } from '#support/paraphrases.ts'

/** The paraphrases with an entry that the owner has not removed. */
const paraphrases = allParaphrases.filter(([, ...ids]) => ids.some(hasChatEntry))

test('at least 95 of 100 visitors’ wordings are answered correctly', () => {
  const misses = paraphrases.flatMap(([question, ...ids]) => {
    const { entry } = chatAnswer(question)
    const got = entry ?? 'no entry'
    return ids.includes(got) ? [] : [`${question} → ${got}, not ${ids.join(' or ')}`]
  })
  const right = paraphrases.length - misses.length
  console.log(`paraphrases: ${right} of ${paraphrases.length} answered right`)
  expect(right / paraphrases.length, `\n${misses.join('\n')}\n`).toBeGreaterThanOrEqual(0.95)
})

test('there are 150 different wordings, each with its expected entries', () => {
  expect(new Set(allParaphrases.map(([question]) => bare(question))).size).toBe(150)
  expect(allParaphrases.length).toBe(150)
  for (const [question, ...ids] of allParaphrases) expect(ids.length, question).toBeGreaterThan(0)
})

test('no paraphrase occurs twice', () => {
  const titles = new Set(chatFaq.map(({ title }) => bare(title)))
  expect(paraphrases.filter(([question]) => titles.has(bare(question)))).toEqual([])
})

/** The words alone; case and punctuation make no difference. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
