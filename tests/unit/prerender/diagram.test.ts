import { expect, test } from 'vitest'
import { parseDiagram } from '#prerender/diagram.ts'

const typed = (...lines: readonly string[]) => parseDiagram(lines.join('\n'))

test('a box is four lines through the centres of its characters, and its text begins inside', () => {
  expect(typed('┌──────┐', '│ Rule │', '└──────┘')).toEqual({
    columns: 8,
    rows: 3,
    lines: [
      [0.5, 0.5, 7.5, 0.5],
      [0.5, 2.5, 7.5, 2.5],
      [0.5, 0.5, 0.5, 2.5],
      [7.5, 0.5, 7.5, 2.5],
    ],
    heads: [],
    words: [{ text: 'Rule', x: 2.5, y: 1.5, anchor: 'start' }],
  })
})

test('a line between two words is one line with an arrowhead at its end', () => {
  const { lines, heads } = typed('idea ──> live')
  expect(lines).toContainEqual([5, 0.5, 7.5, 0.5])
  expect(heads).toEqual([{ x: 8, y: 0.5, towards: 'right' }])
})

test('an arrow next to a box touches its edge', () => {
  expect(typed('──>│').heads).toEqual([{ x: 3.5, y: 0.5, towards: 'right' }])
  expect(typed('└─┘', ' ^ ', ' │ ').heads).toEqual([{ x: 1.5, y: 0.5, towards: 'up' }])
  expect(typed(' │ ', ' v ', '┌─┐').heads).toEqual([{ x: 1.5, y: 2.5, towards: 'down' }])
})

test('an arrow typed into a box’s edge ends there, and the edge is complete', () => {
  const { lines, heads } = typed('  │  ', '┌─v─┐')
  expect(heads).toEqual([{ x: 2.5, y: 1.5, towards: 'down' }])
  expect(lines).toContainEqual([0.5, 1.5, 4.5, 1.5])
})

test('branches meet', () => {
  expect(typed('┌┴┐', '├┼┤', '└┬┘').lines).toEqual([
    [0.5, 0.5, 2.5, 0.5],
    [0.5, 1.5, 2.5, 1.5],
    [0.5, 2.5, 2.5, 2.5],
    [0.5, 0.5, 0.5, 2.5],
    [1.5, 0, 1.5, 0.5],
    [1.5, 1, 1.5, 2],
    [1.5, 2.5, 1.5, 3],
    [2.5, 0.5, 2.5, 2.5],
  ])
})

test('words one space apart are one text, wider gaps separate them, and a letter v in a word is not an arrow', () => {
  const { words, heads } = typed('live v2  above 5 > 3')
  expect(words.map(({ text, x }) => [text, x])).toEqual([
    ['live v2', 0.5],
    ['above 5 > 3', 9.5],
  ])
  expect(heads).toEqual([])
})

test('a word within a line, or between an arrow and a line, is centred in its place', () => {
  expect(typed('─yes─>').words).toEqual([{ text: 'yes', x: 2.5, y: 0.5, anchor: 'middle' }])
  expect(typed('a ─> rule ─> b').words[1]).toEqual({ text: 'rule', x: 7, y: 0.5, anchor: 'middle' })
})

test('a word above a box’s right edge ends with the edge', () => {
  expect(typed('GATEWAY  hours', '┌────────────┐').words[1]).toEqual({ text: 'hours', x: 13.5, y: 0.5, anchor: 'end' })
})
