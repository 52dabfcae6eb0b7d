import { beforeEach, expect, test, vi } from 'vitest'
import { watchOutboxUse } from '#features/outbox/watch-use.ts'
import { fakeChangeChannel, fakeVisibility } from '#support/fake-ports.ts'
import { fakeRecords } from '#support/fake-records.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { queuedItem } from '#support/outbox-fixtures.ts'

/** An element in a form. */
class FakeField {
  closest = () => this
}

let page: EventTarget

beforeEach(() => {
  page = Object.assign(new EventTarget(), { activeElement: null })
  vi.stubGlobal('document', page)
  vi.stubGlobal('Element', FakeField)
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

test('the outbox is needed once the visitor uses a form, and not after the watch has ended', () => {
  const tab = openTab()
  const stop = watchOutboxUse(tab, tab.onUse)
  const focusField = () =>
    page.dispatchEvent(Object.defineProperty(new Event('focusin'), 'target', { value: new FakeField() }))
  focusField()
  expect(tab.onUse).toHaveBeenCalledOnce()
  const other = openTab()
  watchOutboxUse(other, other.onUse)()
  stop()
  focusField()
  expect(other.onUse).not.toHaveBeenCalled()
})
