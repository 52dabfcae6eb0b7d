import { beforeEach, expect, test, vi } from 'vitest'
import { watchOutboxUse } from '#features/outbox/watch-use.ts'
import { fakeChangeChannel, fakeVisibility } from '#support/fake-ports.ts'
import { fakeRecords } from '#support/fake-records.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { queuedItem } from '#support/outbox-fixtures.ts'

let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

function openTab() {
  const ports = { records: fakeRecords(), changeChannel: fakeChangeChannel(), visibility: fakeVisibility() }
  return { ...ports, onUse: vi.fn(), store: () => ports.records.stored.set('MR-AAAAAAAA', queuedItem('MR-AAAAAAAA')) }
}

test('a device without records of the outbox does not need it', async () => {
  const tab = openTab()
  watchOutboxUse(tab, tab.onUse)
  await flushPromises()
  tab.changeChannel.notify()
  tab.visibility.set(false)
  await flushPromises()
  expect(tab.onUse).not.toHaveBeenCalled()
})

test('a device with a request needs the outbox at once', async () => {
  const tab = openTab()
  tab.store()
  watchOutboxUse(tab, tab.onUse)
  await flushPromises()
  expect(tab.onUse).toHaveBeenCalled()
})

test.each([
  [
    'another tab says that it has stored a request',
    ({ changeChannel }: ReturnType<typeof openTab>) => changeChannel.notify(),
  ],
  ['the tab is looked at again after another has stored a request', ({ visibility }) => visibility.set(false)],
])('the outbox is needed once %s', async (_, happens) => {
  const tab = openTab()
  watchOutboxUse(tab, tab.onUse)
  await flushPromises()
  tab.store()
  happens(tab)
  await flushPromises()
  expect(tab.onUse).toHaveBeenCalled()
})

test.each(['scroll', 'pointerdown', 'keydown', 'focusin'])(
  'the outbox is needed once the visitor uses the page (%s), and not after the watch has ended',
  (type) => {
    const tab = openTab()
    watchOutboxUse(tab, tab.onUse)
    page.dispatchEvent(new Event(type))
    page.dispatchEvent(new Event(type))
    expect(tab.onUse).toHaveBeenCalledOnce()
    const other = openTab()
    watchOutboxUse(other, other.onUse)()
    page.dispatchEvent(new Event(type))
    expect(other.onUse).not.toHaveBeenCalled()
  },
)
