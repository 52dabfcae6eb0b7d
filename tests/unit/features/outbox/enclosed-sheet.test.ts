import { record as sheet } from 'virtual:records/pages/quote/sheet'
import { expect, test } from 'vitest'
import { hasSheet } from '#features/outbox/enclosed-sheet.ts'
import { sheetText } from '#pages/quote/sheet-text.ts'

const text = sheetText({
  offer: null,
  answered: [],
  times: [],
  open: [],
  rows: [{ id: 'size', lines: [{ text: 'Small' }] }],
})

test('a message with a scope sheet among other words has one', () => {
  expect([text, `Good morning.\n\n${text}\n\nThank you.`].map(hasSheet)).toEqual([true, true])
})

test('a message that only mentions a scope sheet has none', () => {
  const mentions = [`I have no ${sheet.mark} yet`, sheet.mark, `${sheet.mark}\nfollows`, `My ${text}`]
  expect(mentions.map(hasSheet)).toEqual(mentions.map(() => false))
})
