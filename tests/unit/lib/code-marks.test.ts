import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CodeColor, type CodePart, codeParts, marksOf } from '#lib/code-marks.ts'

test('marks name the characters without a colour, then the colour and how many characters have it', () => {
  const parts = [{ text: 'let ', color: 'k' }, { text: 'a = ' }, { text: '"b"', color: 's' }, { text: '\n' }] as const
  expect(marksOf(parts)).toBe('k4 4s3')
  expect(codeParts('let a = "b"\n', 'k4 4s3')).toEqual([...parts.slice(0, 3), { text: '\n' }])
})

test('code without marks is one part, and empty code has none', () => {
  expect(codeParts('plain text')).toEqual([{ text: 'plain text' }])
  expect(codeParts('')).toEqual([])
  expect(marksOf([{ text: 'plain text' }])).toBe('')
})

test('whatever the parts are, their text is unchanged', () => {
  const part = fc.record({
    text: fc.string({ minLength: 1 }),
    color: fc.option(fc.constantFrom<CodeColor>('c', 'k', 's', 'n', 't'), { nil: undefined }),
  })
  const textOf = (parts: readonly CodePart[]) => parts.map(({ text }) => text).join('')
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const read = codeParts(textOf(parts), marksOf(parts))
      expect(textOf(read)).toBe(textOf(parts))
      expect(read.filter(({ color }) => color)).toEqual(parts.filter(({ color }) => color))
    }),
  )
})
