import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ListAnswer } from '#features/search/list-search.ts'
import { forgetModules } from '#support/fresh-modules.ts'
import { messageOf } from '#support/messages.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'

/** What the list says if nothing is found. */
const NONE = 'No jobs found'
const SEARCHING = messageOf('search', 'searching')
const nothing = { all: new Set<string>(), nearest: [] }

/** Renders an empty list. `load` is the module that searches it. */
async function emptyList(load: () => object) {
  forgetModules()
  vi.doMock('#features/search/list-search.ts', load)
  onTestFinished(() => void vi.doUnmock('#features/search/list-search.ts'))
  const { useListSearch } = await import('#features/search/ui/use-list-search.tsx')
  let query = ''
  const { rerender, run, text, callHandler } = await renderComponent(testStore(), () =>
    useListSearch(query, '/jobs/').empty(NONE, () => {}),
  )
  const type = async (typed: string) => {
    query = typed
    await act(async () => {
      await rerender()
      await vi.dynamicImportSettled()
    })
  }
  return { type, run, text, retry: () => callHandler('onRetry') }
}

test('a list does not say that nothing was found before the search has answered for the query', async () => {
  const openListSearch = vi.fn((_: string, _onAnswer: (answer: ListAnswer) => void) => () => {})
  const { type, run, text } = await emptyList(() => ({ openListSearch }))
  expect(text()).toBe(NONE)
  await type('frontent')
  expect(text()).toBe(SEARCHING)
  await act(() => vi.waitFor(() => expect(openListSearch).toHaveBeenCalled()))
  const answer = (given: ListAnswer) => openListSearch.mock.lastCall?.[1](given)
  await run(() => answer({ ...nothing, query: 'fronten', knowledge: 'complete' }))
  expect(text()).toBe(SEARCHING)
  await run(() => answer({ ...nothing, query: 'frontent', knowledge: 'partial' }))
  expect(text()).toBe(SEARCHING)
  await run(() => answer({ ...nothing, query: 'frontent', knowledge: 'complete' }))
  expect(text()).toContain(NONE)
  expect(text()).toContain(messageOf('search', 'nearest.ask'))
  await type('frontend')
  expect(text()).toBe(SEARCHING)
})

test('a list says that the search could not be loaded instead of that nothing was found', async () => {
  const { type, text } = await emptyList(() => {
    throw new Error('There is no connection.')
  })
  await type('frontent')
  expect(text()).toContain(messageOf('search', 'failed.title'))
  expect(text()).not.toContain(NONE)
})

test('a list whose search has failed searches again for the same query when it is tried again', async () => {
  const openListSearch = vi.fn((_: string, _onAnswer: (answer: ListAnswer) => void) => () => {})
  const { type, run, text, retry } = await emptyList(() => ({ openListSearch }))
  await type('frontent')
  await act(() => vi.waitFor(() => expect(openListSearch).toHaveBeenCalled()))
  await run(() => openListSearch.mock.lastCall?.[1]({ ...nothing, query: 'frontent', knowledge: 'failed' }))
  expect(text()).toContain(messageOf('search', 'failed.again'))
  const count = openListSearch.mock.calls.length
  await retry()
  expect(text()).toBe(SEARCHING)
  await act(() => vi.waitFor(() => expect(openListSearch.mock.calls.length).toBeGreaterThan(count)))
  await run(() => openListSearch.mock.lastCall?.[1]({ ...nothing, query: 'frontent', knowledge: 'complete' }))
  expect(text()).toContain(NONE)
})
