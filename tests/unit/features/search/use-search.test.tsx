import { expect, onTestFinished, test, vi } from 'vitest'
import type { ResultGroup } from '#features/search/results.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { forgetModules } from '#support/fresh-modules.ts'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'

test('a query without results is pending until all texts are known, and the next one until it is answered', async () => {
  let endLoad = (_hasAll: boolean) => {}
  const loadTexts = () => new Promise<boolean>((resolve) => (endLoad = resolve))
  const answers: ((groups: readonly ResultGroup[]) => void)[] = []
  const findGroups = () => new Promise<readonly ResultGroup[]>((resolve) => answers.push(resolve))
  forgetModules()
  vi.doMock('#features/search/client.ts', () => ({
    loadSearch: async () => ({ findGroups, loadTexts }),
  }))
  onTestFinished(() => void vi.doUnmock('#features/search/client.ts'))
  const { useSearch } = await import('#features/search/ui/use-search.ts')
  let query = 'frontent'
  let state = ''
  const store = testStore()
  const { rerender, run } = await renderComponent(store, () => {
    const search = useSearch(query, { perKind: 3, total: 15 })
    state = `${search.state}, ${search.text}, ${search.isPending ? 'pending' : 'final'}`
    return null
  })
  const answer = () =>
    run(async () => {
      answers.shift()?.([])
      await flushPromises()
    })
  await answer()
  expect(state).toBe('ready, frontent, pending')
  await run(() => endLoad(true))
  await answer()
  expect(state).toBe('ready, frontent, final')
  query = 'frontend'
  await rerender()
  expect(state).toBe('ready, frontent, pending')
  await answer()
  expect(state).toBe('ready, frontend, final')
})
