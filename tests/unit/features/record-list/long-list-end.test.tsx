import { record as words } from 'virtual:records/messages/lists/whole'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ListEndProps } from '#features/record-list/ui/list-end.tsx'
import { forgetModules } from '#support/fresh-modules.ts'

const loadWholeList = vi.fn<(list: string) => Promise<readonly unknown[] | undefined>>()

beforeEach(() => {
  loadWholeList.mockReset()
  forgetModules()
  vi.doMock('#content/record-pages.ts', () => ({ loadWholeList }))
  onTestFinished(() => void vi.doUnmock('#content/record-pages.ts'))
  vi.stubGlobal('location', { pathname: '/jobs', search: '' })
})

const current = { items: ['first'], page: 1, pages: 2 }

/** Renders the end of a list, whose props can be changed. */
async function renderEnd(first: Partial<ListEndProps<unknown>>) {
  const { default: LongListEnd } = await import('#features/record-list/ui/long-list-end.tsx')
  const { renderComponent } = await import('#support/render-component.tsx')
  const { testStore } = await import('#support/test-store.ts')
  let props: ListEndProps<unknown> = { list: '/jobs', current, ...first }
  const end = await renderComponent(testStore(), () => LongListEnd(props))
  const update = async (changed: Partial<ListEndProps<unknown>>) => {
    props = { ...props, ...changed }
    await end.rerender()
  }
  return { ...end, update }
}

test('the whole list is not loaded until it is needed', async () => {
  const { text } = await renderEnd({})
  expect(loadWholeList).not.toHaveBeenCalled()
  expect(text()).not.toContain(words.loading)
})

test('a list that is needed is said to be loading, and is handed over', async () => {
  let finish = (_: readonly unknown[]) => {}
  loadWholeList.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  const loaded: unknown[] = []
  const end = await renderEnd({ isIncomplete: true, isSearching: true, onLoad: (items) => loaded.push(items) })
  expect(end.text()).toContain(words.loading)
  await end.run(() => finish(['first', 'second']))
  expect(loaded).toEqual([['first', 'second']])
  expect(loadWholeList).toHaveBeenCalledWith('/jobs')
})

test('a list that cannot be loaded is said to be missing, and is loaded again when the visitor asks for it', async () => {
  loadWholeList.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValueOnce(new TypeError('Failed'))
  const loaded: unknown[] = []
  const end = await renderEnd({ isIncomplete: true, onLoad: (items) => loaded.push(items) })
  expect(end.text()).toContain(words.failed)
  loadWholeList.mockResolvedValue(['first', 'second'])
  await end.press(words.again)
  expect(loaded).toEqual([['first', 'second']])
})

test('a search that has ended before the list is there does not get it', async () => {
  let finish = (_: readonly unknown[]) => {}
  loadWholeList.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  const loaded: unknown[] = []
  const end = await renderEnd({ isIncomplete: true, onLoad: (items) => loaded.push(items) })
  await end.update({ isIncomplete: false })
  await end.run(() => finish(['first', 'second']))
  expect(loaded).toEqual([])
  expect(end.text()).not.toContain(words.loading)
})
