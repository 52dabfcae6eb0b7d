import { expect, test } from 'vitest'
import { compactPath } from '#prerender/compact-path.ts'

const segment = (command: string, ...points: number[]) => ({ command, points })

test('lines are relative steps, and the one that closes the path is left out', () => {
  const square = [segment('M', 2, 2), segment('L', 9, 2), segment('L', 9, 9), segment('L', 2, 2), segment('Z')]
  expect(compactPath(square)).toBe('M2 2h7v7z')
})

test('a command is not repeated', () => {
  expect(compactPath([segment('M', 0, 0), segment('L', 3, 4), segment('L', 5, 1), segment('L', 9, 9)])).toBe(
    'M0 0l3 4 2-3 4 8',
  )
})

test('a curve that mirrors the one before it needs no control point, and a nearly straight one is a line', () => {
  const wave = [segment('M', 0, 0), segment('Q', 5, 9, 10, 0), segment('Q', 15, -9, 20, 0)]
  expect(compactPath(wave)).toBe('M0 0q5 9 10 0t10 0')
  expect(compactPath([segment('M', 0, 0), segment('Q', 10, 6, 20, 11)])).toBe('M0 0l20 11')
})

test('a new outline starts where it is, although a closed one ended elsewhere', () => {
  const two = [segment('M', 1, 1), segment('L', 5, 7), segment('Z'), segment('M', 9, 9), segment('L', 12, 10)]
  expect(compactPath(two)).toBe('M1 1l4 6zM9 9l3 1')
})
