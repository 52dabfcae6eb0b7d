import { expect, test, vi } from 'vitest'
import { type ListAnswer, openListSearch } from '#features/search/list-search.ts'
import type { ListResults } from '#features/search/results.ts'
import { flushPromises } from '#support/flush-promises.ts'

const nothing: ListResults = { all: new Set(), nearest: [] }

/** Opens the search of a list, and returns how to search it, and what it has answered. */
function open(load: Parameters<typeof openListSearch>[2]) {
  const onAnswer = vi.fn<(answer: ListAnswer) => void>()
  const openedFind = openListSearch('/jobs/', onAnswer, load)
  const find = async (query: string) => {
    openedFind(query)
    await flushPromises()
  }
  return { find, onAnswer }
}

test('an answer is complete once all texts are known, and the newest query is answered again', async () => {
  let end = (_hasAll: boolean) => {}
  const loadTexts = () => new Promise<boolean>((resolve) => (end = resolve))
  const { find, onAnswer } = open(async () => ({ findInList: async () => nothing, loadTexts }))
  await find('frontend')
  expect(onAnswer.mock.calls).toEqual([[{ ...nothing, query: 'frontend', knowledge: 'partial' }]])
  end(true)
  await flushPromises()
  expect(onAnswer).toHaveBeenLastCalledWith({ ...nothing, query: 'frontend', knowledge: 'complete' })
})

test('an answer says that texts could not be loaded, and the next query loads them again', async () => {
  const loadTexts = vi.fn(async () => false)
  const { find, onAnswer } = open(async () => ({ findInList: async () => nothing, loadTexts }))
  await find('front')
  expect(onAnswer).toHaveBeenLastCalledWith({ ...nothing, query: 'front', knowledge: 'failed' })
  expect(loadTexts).toHaveBeenCalledTimes(1)
  loadTexts.mockResolvedValue(true)
  await find('frontend')
  expect(onAnswer).toHaveBeenLastCalledWith({ ...nothing, query: 'frontend', knowledge: 'complete' })
})

test('an answer says that the search could not be loaded, and the next query loads it again', async () => {
  const search = { findInList: async () => nothing, loadTexts: async () => true }
  const load = vi.fn(async () => search).mockRejectedValue(new Error('There is no connection.'))
  const { find, onAnswer } = open(load)
  await find('front')
  expect(onAnswer).toHaveBeenLastCalledWith({ ...nothing, query: 'front', knowledge: 'failed' })
  load.mockResolvedValue(search)
  await find('frontend')
  expect(onAnswer).toHaveBeenLastCalledWith({ ...nothing, query: 'frontend', knowledge: 'complete' })
})
