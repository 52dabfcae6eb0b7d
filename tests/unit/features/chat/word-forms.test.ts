import { expect, test } from 'vitest'
import { spreadForm, type WordForm } from '#features/chat/word-forms.ts'

const form: WordForm = { concept: 'discount', weight: 'subject' }
const forms: ReadonlyMap<string, WordForm> = new Map([
  ['reduce price', form],
  ['price', { concept: 'price', weight: 'aspect' }],
])
const separators = new Set(['that', 'of', 'yours', 'a', 'bit'])

const findForm = (text: string) => spreadForm(text.split(' '), 0, forms, (word) => separators.has(word))

test('a form is found with function words between its words', () => {
  expect(findForm('reduce that price of yours')).toEqual({ form, length: 3, count: 2 })
})

test('a form is not found across a content word or a negation', () => {
  expect(findForm('reduce sugar price').form).toBeUndefined()
  expect(findForm('reduce not price').form).toBeUndefined()
})

test('a form is not found with too many words in between', () => {
  expect(findForm('reduce a bit of that price').form).toBeUndefined()
})

test('a form does not begin with a function word', () => {
  expect(findForm('that reduce price').form).toBeUndefined()
})

test('a single word does not match a form of several words', () => {
  expect(findForm('price of that').form).toBeUndefined()
})
