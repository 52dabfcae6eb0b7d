import { expect, test } from 'vitest'
import { isCount, isRecord, isTimestamp, truncate } from '#lib/untrusted.ts'
import { toWellFormed } from '#lib/well-formed.ts'

const SMILE = '\u{1F642}'

test.each([
  ['a plain text', 'a plain text'],
  [`${SMILE} नमस्ते`, `${SMILE} नमस्ते`],
  ['half \uD83D', 'half \uFFFD'],
  ['\uDE42 half', '\uFFFD half'],
  ['\uDE42\uD83D', '\uFFFD\uFFFD'],
  [`\uD83D${SMILE}\uDE42`, `\uFFFD${SMILE}\uFFFD`],
  ['', ''],
])('%j becomes the well-formed text %j', (text, wellFormed) => {
  expect(toWellFormed(text)).toBe(wellFormed)
  expect(() => encodeURIComponent(wellFormed)).not.toThrow()
})

test('a text is cut between two characters, and keeps every character that fits', () => {
  expect(truncate(`abc${SMILE}`, 5)).toBe(`abc${SMILE}`)
  expect(truncate(`abc${SMILE}`, 4)).toBe('abc')
  expect(truncate(`abc${SMILE}`, 3)).toBe('abc')
  expect(truncate('abc\uD83D', 4)).toBe('abc\uFFFD')
})

test.each([0, -1, 8.64e15, -8.64e15, Date.UTC(2026, 0, 1)])('%d is a timestamp', (value) => {
  expect(isTimestamp(value)).toBe(true)
  expect(new Date(value).toISOString()).not.toBe('')
})

test.each([8.64e15 + 1, -8.64e15 - 1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '0', 1n, null, new Date(0)])(
  '%s is not a timestamp',
  (value) => {
    expect(isTimestamp(value)).toBe(false)
  },
)

test('only whole numbers of zero or more are counts', () => {
  expect([0, 1, Number.MAX_SAFE_INTEGER].every(isCount)).toBe(true)
  expect([-1, 0.5, 2 ** 53, Number.NaN, '1', null].some(isCount)).toBe(false)
})

test('a list is not a record, nor is anything without fields', () => {
  expect([{}, Object.create(null)].every(isRecord)).toBe(true)
  expect([[], null, undefined, 'text', 7].some(isRecord)).toBe(false)
})
