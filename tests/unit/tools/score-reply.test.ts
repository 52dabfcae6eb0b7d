import { expect, test } from 'vitest'
import { scoreReply } from '../../../src/tools/score-reply.mjs'

const texts: Readonly<Record<string, string>> = { crm: 'The CRM costs $149 a month.', packages: 'From $1,000 a month.' }
const textOf = (id: string) => texts[id] ?? ''
const crm = { must: ['\\$149'], mustNot: ['^yes\\b', '1,000'] }
const reply = (entry: string) => ({ kind: 'answer', text: textOf(entry), entry, chips: [] }) as const

test('an answer is right if it matches every required pattern and no forbidden one', () => {
  expect(scoreReply(crm, reply('crm'), textOf)).toBe('right')
  expect(scoreReply(crm, reply('packages'), textOf)).toBe('wrong')
  expect(scoreReply(crm, { ...reply('crm'), text: 'Yes: $149.' }, textOf)).toBe('wrong')
})

test('a choice or an answer that offers the right answer as a chip is acceptable', () => {
  const choice = { kind: 'choice', text: 'Do you mean:', entry: null, chips: ['packages', 'crm'] } as const
  expect(scoreReply(crm, choice, textOf)).toBe('acceptable')
  expect(scoreReply(crm, { ...choice, chips: ['packages'] }, textOf)).toBe('wrong')
  expect(scoreReply(crm, { ...reply('packages'), chips: ['crm'] }, textOf)).toBe('acceptable')
})

test('the fallback counts as given up, or as right if the chat has no answer', () => {
  const fallback = { kind: 'fallback', text: "I'm not sure", entry: null, chips: ['crm'] } as const
  expect(scoreReply(crm, fallback, textOf)).toBe('given up')
  expect(scoreReply({ fallback: true }, fallback, textOf)).toBe('right')
  expect(scoreReply({ fallback: true }, reply('crm'), textOf)).toBe('wrong')
})

test('a reply that declines a request is right if the chat has no answer', () => {
  const declined = { kind: 'answer', text: 'We do not build that.', entry: 'declined-harm', chips: [] } as const
  expect(scoreReply({ fallback: true }, declined, textOf)).toBe('right')
  expect(scoreReply(crm, declined, textOf)).toBe('wrong')
})
