import { expect, test } from 'vitest'
import { createSpellingCorrector, editDistance, isOneEditFrom } from '#features/chat/spelling.ts'

const corrections = createSpellingCorrector(['website', 'price', 'process', 'progress', 'shop', 'maintenance'])

test.each([
  ['wesbite', 'two letters are swapped'],
  ['websit', 'a letter is missing'],
  ['webbsite', 'a letter is doubled'],
  ['wabsite', 'a letter is wrong'],
  ['ebsite', 'the first letter is missing'],
  ['vebsite', 'the first letter is wrong'],
  ['ewbsite', 'the first letters are swapped'],
])("%s is corrected to 'website', although %s", (misspelt) => {
  expect(corrections(misspelt)).toEqual(['website'])
})

test('any error in a word of five letters is corrected; in a shorter word only a swap, a doubled letter or a missing vowel', () => {
  expect(corrections('pirce')).toEqual(['price'])
  expect(corrections('pric')).toEqual(['price'])
  expect(corrections('shup')).toEqual([])
  expect(['sohp', 'shp', 'shopp', 'shhop'].map((typed) => corrections(typed))).toEqual(Array(4).fill(['shop']))
  expect(['hsop', 'sho', 'hop', 'ship', 'sop'].map((typed) => corrections(typed))).toEqual(Array(5).fill([]))
})

test('two errors are corrected in long words only', () => {
  expect(corrections('wabsit')).toEqual([])
  expect(corrections('maintanence')).toEqual(['maintenance'])
  expect(corrections('mantinance')).toEqual(['maintenance'])
  expect(corrections('mantinanse')).toEqual([])
})

test('the likelier error wins: a missing letter over a wrong one, and a neighbouring key over a distant one', () => {
  expect(corrections('progess')).toEqual(['progress'])
  expect(createSpellingCorrector(['price', 'prior'])('pricr')).toEqual(['price'])
  expect(createSpellingCorrector(['shift', 'short'])('shirt')).toEqual(['shift', 'short'])
})

test('if two words are equally near, both are returned', () => {
  expect(createSpellingCorrector(['brand', 'grand'])('rand')).toEqual(['brand', 'grand'])
})

test.each([
  ['price', 'pric'],
  ['price', 'rice'],
  ['price', 'pprice'],
  ['price', 'pirce'],
  ['price', 'prize'],
])('%s is one edit from %s, in both directions', (a, b) => {
  expect([isOneEditFrom(a, b), isOneEditFrom(b, a)]).toEqual([true, true])
})

test.each([
  ['price', 'price'],
  ['price', 'prcei'],
  ['price', 'pri'],
  ['', 'ab'],
])('%s is not one edit from %s', (a, b) => {
  expect(isOneEditFrom(a, b)).toBe(false)
})

test('the edit distance is at most one more than the given limit', () => {
  expect(editDistance('price', 'price', 1)).toBe(0)
  expect(editDistance('price', 'pirce', 1)).toBe(1)
  expect(editDistance('price', 'process', 2)).toBe(3)
  expect(editDistance('', 'price', 2)).toBe(3)
})
