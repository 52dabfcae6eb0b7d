import { expect, test } from 'vitest'
import { belowFold } from '#ui/theme/below-fold.ts'

test('the selectors do not contain *, because the browser would then restyle the whole page', () => {
  expect(belowFold).not.toContain('*')
})
