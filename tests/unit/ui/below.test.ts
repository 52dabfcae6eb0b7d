import { expect, test } from 'vitest'
import { belowFold } from '#ui/theme/below-fold.ts'

test('selectors name the kind of descendant: a rule for any element would restyle the whole page when it unfolds', () => {
  expect(belowFold).not.toContain('*')
})
