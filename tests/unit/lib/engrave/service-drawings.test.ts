import { expect, test } from 'vitest'
import { codebases } from '#lib/engrave/codebases.ts'
import { testSheet } from '#lib/engrave/test-sheet.ts'
import { WINDOWS_BOX, windowsPath } from '#lib/engrave/windows.ts'

const count = (text: string, piece: string) => text.split(piece).length - 1

test('a day has a window for each requested hour', () => {
  expect(count(windowsPath([0, 6, 23]), 'Z')).toBe(3)
  expect(windowsPath([])).toBe('')
})

test('the window of the last hour is inside the box', () => {
  const [x] = windowsPath([23]).slice(1).split(' ')
  expect(Number(x)).toBeGreaterThan(0)
  expect(Number(x) + 11).toBeLessThan(WINDOWS_BOX.w)
})

test('the test sheet has five plates of the same size', () => {
  const sheet = testSheet()
  expect(sheet).toContain('viewBox="0 0 1500 240"')
  expect(count(sheet, '<g transform')).toBe(5)
})

test('six people have a dot at the end of the form: one with the old form, five with the new one', () => {
  expect(count(testSheet(), 'r="5"')).toBe(6)
})

test('four people stop, each of them at a ring', () => {
  expect(count(testSheet(), 'a7 7 0 1 0 14 0')).toBe(4)
})

test('one codebase has one wheel, two have two, and both feed two phones', () => {
  expect([codebases(1), codebases(2)].map((drawing) => count(drawing, 'r="5"'))).toEqual([1, 2])
  expect([codebases(1), codebases(2)].map((drawing) => count(drawing, '<rect'))).toEqual([2, 2])
})
