import { expect, test } from 'vitest'
import { titleLines } from '#prerender/title-lines.ts'

const box = { width: 1000, height: 330, size: 100, leading: 1.1 }
const widthOf = (text: string, size: number) => text.length * size * 0.5
const linesOf = (title: string) => titleLines(title, box, widthOf)

test('a short title is one line of the largest size', () => {
  expect(linesOf('A tide table')).toEqual({ lines: ['A tide table'], size: 100 })
})

test('a longer title becomes lines of about the same width', () => {
  expect(linesOf('One two three four five six').lines).toEqual(['One two three', 'four five six'])
})

test.each(['', ' ', 'a', 'x'.repeat(400), `${'long words '.repeat(60)}`, '  many \n spaces\u00a0here '])(
  'any title fits into the box, with all of its words: %j',
  (title) => {
    const { lines, size } = linesOf(title)
    expect(Math.max(...lines.map((line) => widthOf(line, size)))).toBeLessThanOrEqual(box.width)
    expect(lines.length * size * box.leading).toBeLessThanOrEqual(box.height)
    expect(lines.join(' ')).toBe(title.split(/\s+/).filter(Boolean).join(' '))
  },
)
