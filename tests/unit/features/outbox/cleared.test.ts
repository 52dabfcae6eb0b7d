import { expect, test } from 'vitest'
import { clearedSince } from '#features/outbox/cleared.ts'
import { reinsertItem } from '#features/outbox/commands.ts'
import { readSnapshot } from '#features/outbox/snapshot.ts'
import {
  cancelAtom,
  emptyOutboxAtom,
  outboxAtom,
  saveAtom,
  storeAgainAtom,
  watchOutboxAtom,
} from '#features/outbox/state.ts'
import { memoryStore } from '#platform/storage.ts'
import { fakeChangeChannel, fakeConnection, fakeHttp } from '#support/fake-ports.ts'
import { fakeRecords } from '#support/fake-records.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { draftOf, mailResult, onlineCheckResult, queuedItem } from '#support/outbox-fixtures.ts'
import { testStore } from '#support/test-store.ts'

const [A, B] = ['MR-AAAAAAAA', 'MR-BBBBBBBB'] as const
const rateLimitRecord = (lastOrder: number) => ['pace', { v: 1, lastOrder }] as const
const snapshotOf = (...records: readonly (readonly [string, unknown])[]) =>
  readSnapshot(new Map<string, unknown>(records))

test('items that disappear while the rate limit record is lost or starts anew were cleared by the browser', () => {
  const before = snapshotOf(rateLimitRecord(1000), [A, queuedItem(A)], [B, queuedItem(B)])
  expect(clearedSince(before, snapshotOf())).toEqual([queuedItem(A), queuedItem(B)])
  expect(clearedSince(before, snapshotOf(rateLimitRecord(0), [B, queuedItem(B)]))).toEqual([queuedItem(A)])
})

test('while the rate limit record remains, or before the first reading, no item counts as cleared', () => {
  const before = snapshotOf(rateLimitRecord(1000), [A, queuedItem(A)])
  expect(clearedSince(before, snapshotOf(rateLimitRecord(1000)))).toEqual([])
  expect(clearedSince(before, snapshotOf(rateLimitRecord(2000)))).toEqual([])
  expect(clearedSince(null, snapshotOf())).toEqual([])
})

test('a cleared item that was being sent may have arrived', () => {
  const before = snapshotOf(rateLimitRecord(1000), [
    A,
    queuedItem(A, { status: 'sending', startedAt: 1, tries: 1, doubts: 0 }),
  ])
  expect(clearedSince(before, snapshotOf())).toMatchObject([{ status: 'ambiguous', doubts: 1 }])
})

test('a cleared item is stored again unchanged, and a stored item with the same reference stays', () => {
  const item = queuedItem(A, { order: 5000 })
  expect(reinsertItem(new Map(), item).writes).toMatchObject({ [A]: item, pace: { lastOrder: 5000 } })
  expect(reinsertItem(new Map([[A, queuedItem(A, { status: 'stale' })]]), item).writes).toEqual({})
})

/**
 * Opens two offline tabs on a device with a stored item. `clearStorage` clears the device's records, as a browser may.
 */
async function openTwoTabs() {
  const records = fakeRecords()
  const [changeChannel, deviceStore] = [fakeChangeChannel(), memoryStore()]
  const site = { isReached: false }
  const mail = fakeHttp(mailResult(200))
  const http = {
    send: async (request: Parameters<typeof mail.send>[0]) =>
      request.method === 'POST'
        ? mail.send(request)
        : site.isReached
          ? onlineCheckResult
          : ({ kind: 'unreachable' } as const),
  }
  const tab = () => {
    const store = testStore({ records, changeChannel, http, store: deviceStore, connection: fakeConnection(false) })
    store.set(watchOutboxAtom)
    return store
  }
  const [firstTab, secondTab] = [tab(), tab()] as const
  await firstTab.set(saveAtom, draftOf())
  await flushPromises()
  const clearStorage = async () => {
    records.stored.clear()
    changeChannel.notify() // as a browser event or the next check would
    await flushPromises()
  }
  const clearedMessages = (store: typeof firstTab) =>
    store.get(outboxAtom)?.cleared.map(({ draft }) => draft.params.message)
  return { records, firstTab, secondTab, changeChannel, deviceStore, site, mail, clearStorage, clearedMessages }
}

test('items that the browser cleared are listed as cleared in every tab that had read them', async () => {
  const { firstTab, secondTab, clearStorage, clearedMessages } = await openTwoTabs()
  await clearStorage()
  expect([clearedMessages(firstTab), clearedMessages(secondTab)]).toEqual([['A shop for tea.'], ['A shop for tea.']])
  expect(firstTab.get(outboxAtom)?.items).toEqual([])
})

test('an item that one tab stores again is no longer listed as cleared in any tab, and is sent', async () => {
  const { firstTab, secondTab, clearStorage, clearedMessages, site, mail } = await openTwoTabs()
  await clearStorage()
  const [item] = firstTab.get(outboxAtom)?.cleared ?? []
  if (!item) throw new Error('Nothing was cleared.')
  site.isReached = true
  expect(await firstTab.set(storeAgainAtom, item)).toBe(true)
  await flushPromises()
  expect([clearedMessages(firstTab), clearedMessages(secondTab)]).toEqual([[], []])
  expect(mail.requests).toHaveLength(1)
  expect(firstTab.get(outboxAtom)?.items).toMatchObject([{ id: item.id, status: 'sent' }])
})

test('if the device cannot store a cleared item again, the tab keeps it', async () => {
  const { firstTab, clearStorage, clearedMessages, records } = await openTwoTabs()
  await clearStorage()
  records.fail('full')
  const [item] = firstTab.get(outboxAtom)?.cleared ?? []
  expect(item && (await firstTab.set(storeAgainAtom, item))).toBe(false)
  expect(clearedMessages(firstTab)).toEqual(['A shop for tea.'])
})

test('a cleared item that the visitor cancels disappears from the tab', async () => {
  const { firstTab, clearStorage, clearedMessages } = await openTwoTabs()
  await clearStorage()
  expect(await firstTab.set(cancelAtom, firstTab.get(outboxAtom)?.cleared[0]?.id ?? '')).toBe('done')
  expect(clearedMessages(firstTab)).toEqual([])
})

test.each(['before', 'after'])(
  'when the visitor deletes everything %s the browser has cleared the storage, the item disappears from all tabs',
  async (when) => {
    const { firstTab, secondTab, clearStorage, clearedMessages, deviceStore } = await openTwoTabs()
    if (when === 'after') await clearStorage()
    await Promise.all([firstTab.set(emptyOutboxAtom), deviceStore.clear()])
    await flushPromises()
    expect([clearedMessages(firstTab), clearedMessages(secondTab)]).toEqual([[], []])
    expect(secondTab.get(outboxAtom)?.items).toEqual([])
  },
)

test('an item that is cancelled in another tab does not count as cleared', async () => {
  const { firstTab, secondTab, clearedMessages } = await openTwoTabs()
  await firstTab.set(cancelAtom, firstTab.get(outboxAtom)?.items[0]?.id ?? '')
  await flushPromises()
  expect([clearedMessages(firstTab), clearedMessages(secondTab)]).toEqual([[], []])
})
