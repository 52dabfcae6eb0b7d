import { expect, test } from 'vitest'
import { capitalize, numberWord } from '#lib/number-words.ts'

test.each([
  [0, 'no'],
  [1, 'one'],
  [10, 'ten'],
  [15, 'fifteen'],
  [20, 'twenty'],
  [21, '21'],
])('%d is written as "%s"', (count, word) => {
  expect(numberWord(count)).toBe(word)
})

test('a text is capitalised, whatever it begins with', () => {
  expect(['ten places', '13 places', ''].map(capitalize)).toEqual(['Ten places', '13 places', ''])
})
