import { record as more } from 'virtual:records/messages/lists/more'
import { beforeEach, expect, test, vi } from 'vitest'
import { STEP } from '#features/record-list/shown-count.ts'
import { FirstItems } from '#features/record-list/ui/first-items.tsx'
import { renderComponent } from '#support/render-component.tsx'
import { testStore } from '#support/test-store.ts'

const numbers = Array.from({ length: 3 * STEP - 1 }, (_, index) => index)

/** The current history entry. */
let state: unknown = null
beforeEach(() => {
  state = null
  vi.stubGlobal('history', {
    get state() {
      return state
    },
    replaceState: (next: unknown) => {
      state = next
    },
  })
})

/** Renders the items that a query has found. */
async function renderItems(firstQuery: string) {
  let query = firstQuery
  const list = await renderComponent(testStore(), () =>
    FirstItems({ items: numbers, query, children: (items) => items.map((item) => <p key={item}>{item}</p>) }),
  )
  const type = async (text: string) => {
    query = text
    await list.rerender()
  }
  return { ...list, type, count: () => list.elements('p').length, hasMore: () => list.text().includes(more) }
}

test('a long list shows its first items, and more of them each time until all are shown', async () => {
  const list = await renderItems('ai')
  expect([list.count(), list.hasMore()]).toEqual([STEP, true])
  await list.press(more)
  expect([list.count(), list.hasMore()]).toEqual([2 * STEP, true])
  await list.press(more)
  expect([list.count(), list.hasMore()]).toEqual([numbers.length, false])
})

test('another query shows its first items', async () => {
  const list = await renderItems('ai')
  await list.press(more)
  await list.type('ai agents')
  expect(list.count()).toBe(STEP)
})

test('somebody who comes back to a query sees as many items as before, and the entry keeps what else it has', async () => {
  state = { top: 4000 }
  const list = await renderItems('ai')
  await list.press(more)
  await list.unmount()
  expect(state).toMatchObject({ top: 4000 })
  expect((await renderItems('ai')).count()).toBe(2 * STEP)
  expect((await renderItems('seo')).count()).toBe(STEP)
})
