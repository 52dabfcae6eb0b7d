import { expect, test } from 'vitest'
import { shownState, statusText } from '#features/search/status-text.ts'
import { messageOf } from '#support/messages.ts'

const told = (search: Parameters<typeof shownState>[0], count: number) => statusText(shownState(search, count), count)

test('a search without results says that nothing was found only when no more may be found', () => {
  expect(told({ state: 'ready', isPending: true }, 0)).toBe(messageOf('search', 'searching'))
  expect(told({ state: 'ready', isPending: false }, 0)).toBe(messageOf('search', 'results.none'))
  expect(told({ state: 'ready', isPending: true }, 1)).toBe(messageOf('search', 'results.one'))
})

test('a search that cannot be loaded says nothing about results', () => {
  expect(told({ state: 'failed', isPending: true }, 0)).toBe('')
})
