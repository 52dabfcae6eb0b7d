import { expect, test } from 'vitest'
import { ellipsize, sanitizeText } from '#lib/sanitize-text.ts'

test.each([
  ['control characters', 'a\u0000b\u0007c\u001bd\u007fe\u009f'],
  ['direction overrides', 'a\u202eb\u2066c\u2069d\u200fe'],
  ['tag characters, which spell invisible text', 'a\u{E0061}b\u{E0041}c\u{E007F}de'],
  ['variation selectors, which encode bytes', 'a\u{E0100}b\u{E01EF}cde'],
  ['zero-width characters', 'a\u200bb\u2060c\ufeffd\u00ade'],
  ['lone surrogates', 'a\ud83db\ude00cde'],
])('%s are removed', (_, text) => {
  expect(sanitizeText(text)).toBe('abcde')
})

test('joiners of emoji and of Indian scripts, tabs and lines stay', () => {
  const text = '👩‍💻 क्‍ष ❤️\tনমস্কার\nनमस्ते'
  expect(sanitizeText(text)).toBe(text)
})

test('line ends are uniform', () => {
  expect(sanitizeText('a\r\nb\rc\u2029d\u0085e')).toBe('a\nb\nc\nd\ne')
})

test.each([
  ['short', 10, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['one two three four', 12, 'one two…'],
  ['onetwothreefourfive', 6, 'onetwo…'],
  ['👩👩👩👩', 3, '👩…'],
  ['  a \n b ', 10, 'a b'],
])('%j within %i characters becomes %j', (text, longest, short) => {
  expect(ellipsize(text, longest)).toBe(short)
})
