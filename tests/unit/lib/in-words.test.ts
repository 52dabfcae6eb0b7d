import { expect, test } from 'vitest'
import { capital, inWords } from '#lib/in-words.ts'

test.each([
  [0, 'no'],
  [1, 'one'],
  [10, 'ten'],
  [15, 'fifteen'],
  [20, 'twenty'],
  [21, '21'],
])('%d is said as "%s"', (count, said) => {
  expect(inWords(count)).toBe(said)
})

test('a sentence begins with a capital, whatever it begins with', () => {
  expect(['ten places', '13 places', ''].map(capital)).toEqual(['Ten places', '13 places', ''])
})
