import { expect, test } from 'vitest'
import { scoreReply } from '../../../src/tools/score-reply.mjs'

const texts: Readonly<Record<string, string>> = { crm: 'The CRM costs $149 a month.', packages: 'From $1,000 a month.' }
const textOf = (id: string) => texts[id] ?? ''
const crm = { must: ['\\$149'], mustNot: ['^yes\\b', '1,000'] }
const reply = (entry: string) => ({ kind: 'answer', text: textOf(entry), entry, chips: [] }) as const

test('an answer that contains what it must and nothing that it must not is right', () => {
  expect(scoreReply(crm, reply('crm'), textOf)).toBe('right')
  expect(scoreReply(crm, reply('packages'), textOf)).toBe('wrong')
  expect(scoreReply(crm, { ...reply('crm'), text: 'Yes: $149.' }, textOf)).toBe('wrong')
})

test('an answer that asks back, or offers the right answer as well, is acceptable', () => {
  const choice = { kind: 'choice', text: 'Do you mean:', entry: null, chips: ['packages', 'crm'] } as const
  expect(scoreReply(crm, choice, textOf)).toBe('acceptable')
  expect(scoreReply(crm, { ...choice, chips: ['packages'] }, textOf)).toBe('wrong')
  expect(scoreReply(crm, { ...reply('packages'), chips: ['crm'] }, textOf)).toBe('acceptable')
})

test('the fallback has given up, unless we have no answer', () => {
  const fallback = { kind: 'fallback', text: "I'm not sure", entry: null, chips: ['crm'] } as const
  expect(scoreReply(crm, fallback, textOf)).toBe('given up')
  expect(scoreReply({ fallback: true }, fallback, textOf)).toBe('right')
  expect(scoreReply({ fallback: true }, reply('crm'), textOf)).toBe('wrong')
})

test('a harmful request may be declined', () => {
  const declined = { kind: 'answer', text: 'We do not build that.', entry: 'declined-harm', chips: [] } as const
  expect(scoreReply({ fallback: true }, declined, textOf)).toBe('right')
  expect(scoreReply(crm, declined, textOf)).toBe('wrong')
})
