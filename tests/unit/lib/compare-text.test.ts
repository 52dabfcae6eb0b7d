import { expect, test } from 'vitest'
import { compareText } from '#lib/compare-text.ts'

test('texts are in the order of their characters, which is the same in every language', () => {
  const texts = ['zebra', 'aa', 'ab', 'Ångström', 'z-index', 'b', 'Zoo', 'a', 'ab'] // a Dane puts 'aa' and Å after z
  expect(texts.toSorted(compareText)).toEqual(['Zoo', 'a', 'aa', 'ab', 'ab', 'b', 'z-index', 'zebra', 'Ångström'])
})
