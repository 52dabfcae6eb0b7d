import { expect, test } from 'vitest'
import { spelling } from '#features/chat/spelling.ts'

const corrected = spelling(['website', 'price', 'process', 'progress', 'shop'])

test.each([
  ['wesbite', 'two letters swapped'],
  ['websit', 'a letter dropped'],
  ['webbsite', 'a letter added'],
  ['wabsite', 'a letter replaced'],
])('%s is the word with %s', (misspelt) => {
  expect(corrected(misspelt)).toBe('website')
})

test('two typos are not forgiven', () => {
  expect(corrected('wabsit')).toBeNull()
})

test('the first letter has to be right', () => {
  expect(corrected('qrice')).toBeNull()
})

test('a word of five letters is forgiven, one of four is not', () => {
  expect(corrected('pirce')).toBe('price')
  expect(corrected('shup')).toBeNull()
})

test('in a word of less than seven letters only a vowel may stand for another', () => {
  expect(corrected('proce')).toBe('price')
  expect(corrected('prize')).toBeNull()
})

test.each(['pricr', 'pricd', 'prive', 'prixe', 'peice'])(
  'in a short word, too, a finger on the next key is forgiven: %s',
  (slip) => {
    expect(corrected(slip)).toBe('price')
  },
)

test.each(['prize', 'prime', 'pricg', 'prïce', 'pri9e', 'prucr'])('… and on no other key: %s', (other) => {
  expect(corrected(other)).toBeNull()
})

test('where the next keys make two words, neither was meant', () => {
  expect(spelling(['stock', 'stick'])('stpck')).toBe('stock')
  expect(spelling(['logic', 'lobic'])('lovic')).toBeNull()
})

test('a word with another mistake in it is likelier than one with a slip of the finger', () => {
  expect(spelling(['shift', 'short'])('shirt')).toBe('short')
})

test('a short word of the vocabulary is never what was meant', () => {
  expect(corrected('shops')).toBeNull()
})

test('a dropped letter is likelier than a replaced one', () => {
  expect(corrected('progess')).toBe('progress')
})
