import { expect, test } from 'vitest'
import { listAt, numberAt, parseJson, textAt, valueAt } from '#lib/json.ts'

test('text that is not JSON gives undefined, and null gives null', () => {
  expect([parseJson('{'), parseJson(''), parseJson('null'), parseJson('7')]).toEqual([undefined, undefined, null, 7])
})

test('a path leads to a value, or to undefined', () => {
  const value = { a: [{ b: 'text', n: 5 }], 'a.b': 1 }
  expect(valueAt(value, 'a', 0, 'b')).toBe('text')
  expect(valueAt(value, 'a', 1, 'b')).toBeUndefined()
  expect(valueAt(value, 'constructor', 'name')).toBeUndefined()
  expect(valueAt('text', 'length')).toBeUndefined()
  expect(valueAt(null)).toBeNull()
})

test('a value is only returned as text, number or list if it is one', () => {
  const value = { text: 'a', number: 5, list: [1], none: null, odd: Number.NaN }
  expect([textAt(value, 'text'), textAt(value, 'number'), textAt(value, 'x')]).toEqual(['a', '', ''])
  expect([numberAt(value, 'number'), numberAt(value, 'text'), numberAt(value, 'odd')]).toEqual([5, null, null])
  expect([listAt(value, 'list'), listAt(value, 'text'), listAt(value, 'none')]).toEqual([[1], [], []])
})
