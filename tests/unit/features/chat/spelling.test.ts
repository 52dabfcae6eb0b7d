import { expect, test } from 'vitest'
import { createSpellingCorrector, editDistance, isOneEditFrom } from '#features/chat/spelling.ts'

const corrections = createSpellingCorrector(['website', 'price', 'process', 'progress', 'shop', 'maintenance'])

test.each([
  ['wesbite', 'two letters swapped'],
  ['websit', 'a letter left out'],
  ['webbsite', 'a letter doubled'],
  ['wabsite', 'a letter mistaken'],
  ['ebsite', 'its first letter left out'],
  ['vebsite', 'its first letter mistaken'],
  ['ewbsite', 'its first letters swapped'],
])('%s is read as the word with %s', (misspelt) => {
  expect(corrections(misspelt)).toEqual(['website'])
})

test('a word of five letters is corrected, and one of four only for a neighbouring-key typo', () => {
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

test('the likelier error wins: a missing letter before an extra one, and a neighbouring key before another', () => {
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
])('%s is one edit from %s, in both directions', (one, other) => {
  expect([isOneEditFrom(one, other), isOneEditFrom(other, one)]).toEqual([true, true])
})

test.each([
  ['price', 'price'],
  ['price', 'prcei'],
  ['price', 'pri'],
  ['', 'ab'],
])('%s is not one edit from %s', (one, other) => {
  expect(isOneEditFrom(one, other)).toBe(false)
})

test('a distance is at most one more than the given limit', () => {
  expect(editDistance('price', 'price', 1)).toBe(0)
  expect(editDistance('price', 'pirce', 1)).toBe(1)
  expect(editDistance('price', 'process', 2)).toBe(3)
  expect(editDistance('', 'price', 2)).toBe(3)
})
