import { expect, test } from 'vitest'
import { parseDiagram } from '#prerender/diagram.ts'

const parseLines = (...lines: readonly string[]) => parseDiagram(lines.join('\n'))

test('a box is four lines through the centres of its characters, and its text begins inside', () => {
  expect(parseLines('┌──────┐', '│ Rule │', '└──────┘')).toEqual({
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

test('an arrow between two words is one line with an arrow head at its end', () => {
  const { lines, heads } = parseLines('idea ──> live')
  expect(lines).toContainEqual([5, 0.5, 7.5, 0.5])
  expect(heads).toEqual([{ x: 8, y: 0.5, towards: 'right' }])
})

test('an arrow next to a box touches the edge of the box', () => {
  expect(parseLines('──>│').heads).toEqual([{ x: 3.5, y: 0.5, towards: 'right' }])
  expect(parseLines('└─┘', ' ^ ', ' │ ').heads).toEqual([{ x: 1.5, y: 0.5, towards: 'up' }])
  expect(parseLines(' │ ', ' v ', '┌─┐').heads).toEqual([{ x: 1.5, y: 2.5, towards: 'down' }])
})

test('an arrow within the edge of a box ends at the edge, and the edge is complete', () => {
  const { lines, heads } = parseLines('  │  ', '┌─v─┐')
  expect(heads).toEqual([{ x: 2.5, y: 1.5, towards: 'down' }])
  expect(lines).toContainEqual([0.5, 1.5, 4.5, 1.5])
})

test('the lines of branches meet', () => {
  expect(parseLines('┌┴┐', '├┼┤', '└┬┘').lines).toEqual([
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

test('words that are one space apart are one text, and a v or a > in a text is no arrow', () => {
  const { words, heads } = parseLines('live v2  above 5 > 3')
  expect(words.map(({ text, x }) => [text, x])).toEqual([
    ['live v2', 0.5],
    ['above 5 > 3', 9.5],
  ])
  expect(heads).toEqual([])
})

test('a word within a line, or between an arrow and a line, is centred in its gap', () => {
  expect(parseLines('─yes─>').words).toEqual([{ text: 'yes', x: 2.5, y: 0.5, anchor: 'middle' }])
  expect(parseLines('a ─> rule ─> b').words[1]).toEqual({ text: 'rule', x: 7, y: 0.5, anchor: 'middle' })
})

test('a word above the right edge of a box ends at that edge', () => {
  expect(parseLines('GATEWAY  hours', '┌────────────┐').words[1]).toEqual({
    text: 'hours',
    x: 13.5,
    y: 0.5,
    anchor: 'end',
  })
})
