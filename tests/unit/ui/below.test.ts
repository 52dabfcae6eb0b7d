import { expect, test } from 'vitest'
import { below } from '#ui/theme/below.ts'

test('what is below is told by kind: a rule for any element would have the whole page styled anew as it unfolds', () => {
  expect(below).not.toContain('*')
})
