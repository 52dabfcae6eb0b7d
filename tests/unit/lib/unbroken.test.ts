import { expect, test } from 'vitest'
import { unbroken } from '#lib/unbroken.ts'

test('“2–4 weeks” stays on one line: nothing in it lets a line break', () => {
  const span = unbroken('2–4 weeks')
  expect(span).not.toContain(' ')
  expect(span).toMatch(/2\u2060–\u20604/)
  expect(span.replace('\u00a0', ' ').replaceAll('\u2060', '')).toBe('2–4 weeks')
})
