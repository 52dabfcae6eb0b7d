import { expect, test } from 'vitest'
import { belowFold } from '#ui/theme/below-fold.ts'

test('what is below is told by kind: a rule for any element would have the whole page styled anew as it unfolds', () => {
  expect(belowFold).not.toContain('*')
})
