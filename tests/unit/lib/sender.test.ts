import { expect, test } from 'vitest'
import { checkSender } from '#lib/sender.ts'

const words = { nameMissing: 'no name', emailMissing: 'no address', emailWrong: 'a wrong address' }

test('a name and a good address are enough', () => {
  expect(checkSender({ name: 'Leela', email: ' leela@example.com ' }, words)).toEqual({})
})

test('what is missing is told by its field, and an address that is none differently from none at all', () => {
  expect(checkSender({ name: ' ', email: '\t' }, words)).toEqual({ name: 'no name', email: 'no address' })
  expect(checkSender({ name: 'Leela', email: 'leela@' }, words)).toEqual({ email: 'a wrong address' })
})
