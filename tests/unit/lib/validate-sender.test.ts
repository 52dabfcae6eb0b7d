import { expect, test } from 'vitest'
import { validateSender } from '#lib/validate-sender.ts'

const words = { nameMissing: 'no name', emailMissing: 'no address', emailWrong: 'a wrong address' }

test('a name and a valid address are enough', () => {
  expect(validateSender({ name: 'Leela', email: ' leela@example.com ' }, words)).toEqual({})
})

test('each missing field has its error, and an invalid address has a different one', () => {
  expect(validateSender({ name: ' ', email: '\t' }, words)).toEqual({ name: 'no name', email: 'no address' })
  expect(validateSender({ name: 'Leela', email: 'leela@' }, words)).toEqual({ email: 'a wrong address' })
})

test.each([
  'asha@exämple.de',
  'राम@उदाहरण.भारत',
  'ünïcode@example.org',
  '用户@例子.广告',
  'o’brien@example.org',
  'a@b',
])('%s is a valid address', (email) => {
  expect(validateSender({ name: 'Leela', email }, words)).toEqual({})
})

test.each([
  'asha@exämple..de',
  'राम@',
  '@उदाहरण.भारत',
  'राम @उदाहरण.भारत',
  'राम@\u00a0उदाहरण.भारत',
  'asha@-exämple.de',
  'asha@exämple-.de',
  'asha@rao@exämple.de',
  'asha\u0085rao@exämple.de',
])('%j is not a valid address', (email) => {
  expect(validateSender({ name: 'Leela', email }, words)).toEqual({ email: 'a wrong address' })
})
