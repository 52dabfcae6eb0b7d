import { expect, test } from 'vitest'
import { calledPanelAtom, endPanelCallAtom } from '#features/outbox/panel-state.ts'
import { RequestsLink } from '#features/outbox/ui/requests-link.tsx'
import { queuedItem } from '#support/outbox-fixtures.ts'
import { outboxPage } from '#support/outbox-page.ts'
import { renderComponent } from '#support/render-component.tsx'

test('the button is not shown while the device remembers no request', async () => {
  const { store } = await outboxPage({ items: [] })
  const { elements } = await renderComponent(store, () => RequestsLink({ variant: 'line' }))
  expect(elements('button')).toEqual([])
})

test('the button counts the requests that wait and those that were sent, and asks the panel to open', async () => {
  const sent = { v: 1, id: 'MR-BBBBBBBB', createdAt: 0, order: 0, status: 'sent', kind: 'meeting' } as const
  const items = [queuedItem('MR-AAAAAAAA'), { ...sent, sentAt: Date.UTC(2025, 11, 20) } as never]
  const { store } = await outboxPage({ items, isOnline: false })
  let hasClosedMenu = false
  const leave = () => {
    hasClosedMenu = true
    return null
  }
  const { elements, callHandler } = await renderComponent(store, () => RequestsLink({ variant: 'row', leave }))
  expect(elements('button').map(({ text }) => text)).toEqual(['Your requests 2'])
  expect(store.get(calledPanelAtom)).toBeNull()
  await callHandler('onClick')
  expect(hasClosedMenu).toBe(true)
  expect(store.get(calledPanelAtom)).not.toBeNull()
  store.set(endPanelCallAtom)
  expect(store.get(calledPanelAtom)).toBeNull()
})

test('a reference is forgotten after 30 days, and the button goes with it', async () => {
  const sentAt = Date.UTC(2025, 11, 1) // more than 30 days before the clock of the page
  const old = { v: 1, id: 'MR-BBBBBBBB', createdAt: 0, order: 0, status: 'sent', kind: 'meeting', sentAt } as never
  const { store } = await outboxPage({ items: [old] })
  const { elements } = await renderComponent(store, () => RequestsLink({ variant: 'line' }))
  expect(elements('button')).toEqual([])
})
