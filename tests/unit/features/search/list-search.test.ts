import { expect, test, vi } from 'vitest'
import { type ListAnswer, openListSearch } from '#features/search/list-search.ts'
import type { ListResults } from '#features/search/results.ts'
import { flushPromises } from '#support/flush-promises.ts'

const nothing: ListResults = { all: new Set(), nearest: [] }

test('an answer is final once all texts are known, and the newest query is answered again', async () => {
  let addAllTexts = () => {}
  const loadTexts = () => new Promise<void>((resolve) => (addAllTexts = resolve))
  const onAnswer = vi.fn<(answer: ListAnswer) => void>()
  const search = { findInList: async () => nothing, loadTexts }
  const find = openListSearch('/jobs/', onAnswer, async () => search)
  find('frontend')
  await flushPromises()
  expect(onAnswer.mock.calls).toEqual([[{ ...nothing, query: 'frontend', isFinal: false }]])
  addAllTexts()
  await flushPromises()
  expect(onAnswer).toHaveBeenLastCalledWith({ ...nothing, query: 'frontend', isFinal: true })
})

test('each query is answered with nothing if the search cannot be loaded', async () => {
  const onAnswer = vi.fn<(answer: ListAnswer) => void>()
  const find = openListSearch('/jobs/', onAnswer, () => Promise.reject(new Error('There is no connection.')))
  for (const query of ['front', 'frontend']) {
    find(query)
    await flushPromises()
    expect(onAnswer).toHaveBeenLastCalledWith({ ...nothing, query, isFinal: true })
  }
})
