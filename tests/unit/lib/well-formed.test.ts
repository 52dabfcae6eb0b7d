import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toWellFormed, toWellFormedTexts } from '#lib/well-formed.ts'

test.each([
  ['half an emoji at the end', 'Hi \uD83D', 'Hi \uFFFD'],
  ['half an emoji at the start', '\uDE00 Hi', '\uFFFD Hi'],
  ['two halves in the wrong order', '\uDE00\uD83D', '\uFFFD\uFFFD'],
  ['a half before a whole character', '\uD83D\uD83D\uDE00', '\uFFFD😀'],
])('only lone surrogates are replaced in %s', (_, text, expected) => {
  expect(toWellFormed(text)).toBe(expected)
})

test('a well-formed text stays as it is', () => {
  expect(toWellFormed('नमस्ते 👩‍💻 \u0000 \uFFFD')).toBe('नमस्ते 👩‍💻 \u0000 \uFFFD')
})

test('the result is that of the browser’s own method, and can always be encoded for a URL', () => {
  const native = (text: string) => (text as unknown as { toWellFormed: () => string }).toWellFormed()
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff)), (units) => {
      const text = String.fromCharCode(...units)
      expect(toWellFormed(text)).toBe(native(text))
      expect(() => encodeURIComponent(toWellFormed(text))).not.toThrow()
    }),
  )
})

test('a record keeps its names, each with a well-formed text', () => {
  expect(toWellFormedTexts({ name: 'A\uD83D', message: 'B' })).toEqual({ name: 'A\uFFFD', message: 'B' })
})
