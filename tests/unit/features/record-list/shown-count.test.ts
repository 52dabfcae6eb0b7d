import { expect, test } from 'vitest'
import { STEP, shownCount } from '#features/record-list/shown-count.ts'

test('somebody who comes back to a query sees as many items as before', () => {
  expect(shownCount({ top: 9000, shown: { query: 'ai', count: 3 * STEP } }, 'ai')).toBe(3 * STEP)
})

test.each([
  ['another query', { shown: { query: 'seo', count: 96 } }],
  ['an entry without a count', { top: 9000 }],
  ['no state', null],
  ['fewer than at first', { shown: { query: 'ai', count: 1 } }],
  ['no number', { shown: { query: 'ai', count: '96' } }],
  ['a fraction', { shown: { query: 'ai', count: 96.5 } }],
  ['something else', { shown: 'ai' }],
])('with %s, the first items are shown', (_, state) => {
  expect(shownCount(state, 'ai')).toBe(STEP)
})
