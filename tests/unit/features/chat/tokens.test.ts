import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baseForms, rawTokens, stem, tokenize } from '#features/chat/tokens.ts'

test('words are returned in lower case and without punctuation', () => {
  expect(tokenize('  How MUCH, exactly?! ')).toEqual(['how', 'much', 'exactly'])
})

test.each([
  ['prices', 'price'],
  ['companies', 'company'],
  ['boxes', 'box'],
  ['cookies', 'cooky'],
  ['cookie', 'cooky'],
  ['business', 'business'],
  ['status', 'status'],
  ['nextjs', 'nextjs'],
  ['this', 'this'],
  ['aws', 'aws'],
])('%s is read as %s', (plural, singular) => {
  expect(tokenize(plural)).toEqual([singular])
})

test.each([
  ['optimisation', 'optimization'],
  ['customised', 'customized'],
  ['colour', 'color'],
  ['hour', 'hour'],
  ['four', 'four'],
  ['promise', 'promise'],
])('in American spelling, %s is %s', (british, american) => {
  expect(tokenize(british)).toEqual([american])
})

test('contractions are expanded', () => {
  expect(tokenize("what's wrong, it isn't mine and I cannot wait")).toEqual(
    'what is wrong it is not mine and i can not wait'.split(' '),
  )
})

test('mail and web addresses are not words', () => {
  expect(tokenize('write to me@example.com about https://example.com/a?b=c')).toEqual(['write', 'to', 'about'])
})

test('letters of every script make words', () => {
  expect(tokenize('नमस्ते, 你好 — größe 42')).toEqual(['नमस्ते', '你好', 'größe', '42'])
})

test('a text without letters and digits has no words', () => {
  expect(tokenize('🙂 … !? <>')).toEqual([])
})

test.each([
  ['hosted', 'host'],
  ['moving', 'move'],
  ['planned', 'plan'],
  ['cheapest', 'cheap'],
])('the base forms of %s include %s', (word, base) => {
  expect(baseForms(word)).toContain(base)
})

test('a word without an ending has no base forms', () => {
  expect(baseForms('price')).toEqual([])
})

test('“cannot” is read as two words, and every “n’t” as “not”', () => {
  const pieces = ['can', 'not', 'cannot', "n't", 'n’t', ' ', 'a', 'n']
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((chosen) => chosen.join(''))
  fc.assert(
    fc.property(text, (typed) => {
      const expected = typed.replace(/n['’]t\b|(?<=can)not\b/g, ' not') // with lookbehind, which older browsers lack
      expect(rawTokens(typed)).toEqual(expected.match(/[^ '’]+/g) ?? [])
    }),
  )
})

test.each([
  ['realised', 'realized'],
  ['optimiser', 'optimizer'],
  ['customising', 'customizing'],
  ['mesmerise', 'mesmerize'],
  ['precise', 'precise'],
  ['colour', 'color'],
  ['hour', 'hour'],
])('%s is read in its American spelling, %s', (british, american) => {
  expect(stem(british)).toBe(american)
})
