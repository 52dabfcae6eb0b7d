import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answersThatSendAway, evasions, onlySendsAway } from '#prerender/records/evasions.ts'
import { collectTexts } from '#prerender/records/prose.ts'
import { allCollections } from '#prerender/records/queries.ts'

const locations = (mistakes: readonly { readonly file: string; readonly field: string }[]) =>
  mistakes.map(({ file, field }) => `${file}: ${field}`)

test('no text of a record, answer or message begins or ends with ‘Ask us’, ‘we name no’ or ‘we have not set’', () => {
  const texts = collectTexts('src/content', allCollections())
  expect(texts.length).toBeGreaterThan(2000)
  expect(locations(evasions(texts))).toEqual([])
})

test('every answer that is not about contact, applying or a course says something before it sends the visitor on', () => {
  expect(locations(answersThatSendAway('src/content'))).toEqual([])
})

test.each([
  ['Ask us for the list.', 1],
  ['Packages have a price: ask us.', 1],
  ['Packages have a price. We name no minimum term of them.', 1],
  ['There is a period, but we have not set it.', 0],
  ['Your developers can ask us while they build.', 0],
  ['Task usage is logged.', 0],
])('%j has %i evasions', (text, count) => {
  expect(evasions([{ file: 'a.yaml', line: 1, field: 'text', text }])).toHaveLength(count)
})

test.each([
  ['Whether we can is not stated here. Tell us what you need.', true],
  ['{packagesTerm} Write to us or call.', true],
  ['This depends on your contract: ask for it with the quote.', true],
  ['Packages start at {packagesFrom}. Ask for a quote.', false],
  ['We write your code, and you get the first call to copy.', false],
  ['A heading without a full stop', false],
])('whether %j only sends away: %s', (text, isAway) => {
  expect(onlySendsAway(text)).toBe(isAway)
})

test('answers about contact may send a visitor to somebody', () => {
  const content = mkdtempSync(join(tmpdir(), 'answers-'))
  mkdirSync(join(content, 'faq'))
  const item = (id: string) => `- id: ${id}\n  title: ${id}?\n  question: ${id}\n  answer: Call our team.\n`
  writeFileSync(join(content, 'faq/contact.yaml'), item('phone'))
  writeFileSync(join(content, 'faq/money.yaml'), item('price') + item('contact'))
  const notes = answersThatSendAway(content)
  expect(notes).toMatchObject([{ file: 'faq/money.yaml', line: 4, field: 'answer' }])
})
