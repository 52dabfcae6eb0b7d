import { expect, test } from 'vitest'
import { clearedSince } from '#features/outbox/cleared.ts'
import { reinsertItem } from '#features/outbox/commands.ts'
import { readSnapshot } from '#features/outbox/snapshot.ts'
import {
  cancelAtom,
  emptyOutboxAtom,
  outboxAtom,
  resaveAtom,
  saveAtom,
  watchOutboxAtom,
} from '#features/outbox/state.ts'
import { memoryStore } from '#platform/storage.ts'
import { fakeChangeChannel, fakeConnection, fakeHttp } from '#support/fake-ports.ts'
import { fakeRecords } from '#support/fake-records.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { draftOf, mailResult, probeResult, queuedItem } from '#support/outbox-fixtures.ts'
import { testStore } from '#support/test-store.ts'

const [A, B] = ['MR-AAAAAAAA', 'MR-BBBBBBBB'] as const
const pace = (lastOrder: number) => ['pace', { v: 1, lastOrder }] as const
const boxOf = (...records: readonly (readonly [string, unknown])[]) => readSnapshot(new Map<string, unknown>(records))

test('items that disappear together with the item count were cleared by the browser', () => {
  const before = boxOf(pace(1000), [A, queuedItem(A)], [B, queuedItem(B)])
  expect(clearedSince(before, boxOf())).toEqual([queuedItem(A), queuedItem(B)])
  expect(clearedSince(before, boxOf(pace(0), [B, queuedItem(B)]))).toEqual([queuedItem(A)])
})

test('items that disappear while the item count remains were sent, cancelled or deleted', () => {
  const before = boxOf(pace(1000), [A, queuedItem(A)])
  expect(clearedSince(before, boxOf(pace(1000)))).toEqual([])
  expect(clearedSince(before, boxOf(pace(2000)))).toEqual([])
  expect(clearedSince(null, boxOf())).toEqual([])
})

test('a cleared item that was being sent may have arrived', () => {
  const before = boxOf(pace(1000), [A, queuedItem(A, { status: 'sending', startedAt: 1, tries: 1, doubts: 0 })])
  expect(clearedSince(before, boxOf())).toMatchObject([{ status: 'ambiguous', doubts: 1 }])
})

test('an item is restored unchanged, and an item that is already there stays', () => {
  const item = queuedItem(A, { order: 5000 })
  expect(reinsertItem(new Map(), item).writes).toMatchObject({ [A]: item, pace: { lastOrder: 5000 } })
  expect(reinsertItem(new Map([[A, queuedItem(A, { status: 'stale' })]]), item).writes).toEqual({})
})

/** Two offline tabs of a device with a stored item, after the browser has cleared the site's storage. */
async function cleared() {
  const records = fakeRecords()
  const [changeChannel, kept] = [fakeChangeChannel(), memoryStore()]
  const site = { isReached: false }
  const mail = fakeHttp(mailResult(200))
  const http = {
    send: async (request: Parameters<typeof mail.send>[0]) =>
      request.method === 'POST'
        ? mail.send(request)
        : site.isReached
          ? probeResult
          : ({ kind: 'unreachable' } as const),
  }
  const tab = () => {
    const store = testStore({ records, changeChannel, http, store: kept, connection: fakeConnection(false) })
    store.set(watchOutboxAtom)
    return store
  }
  const [one, other] = [tab(), tab()] as const
  await one.set(saveAtom, draftOf())
  await flushPromises()
  const wipe = async () => {
    records.stored.clear()
    changeChannel.notify() // as a browser event or the next check would
    await flushPromises()
  }
  const onlyHere = (store: typeof one) => store.get(outboxAtom)?.cleared.map(({ draft }) => draft.params.message)
  return { records, one, other, changeChannel, kept, site, mail, wipe, onlyHere }
}

test('items that the browser cleared are still in the tabs that knew them, and each tab says so', async () => {
  const { one, other, wipe, onlyHere } = await cleared()
  await wipe()
  expect([onlyHere(one), onlyHere(other)]).toEqual([['A shop for tea.'], ['A shop for tea.']])
  expect(one.get(outboxAtom)?.items).toEqual([])
})

test('an item that one tab stores again waits as before in all tabs, and is sent', async () => {
  const { one, other, wipe, onlyHere, site, mail } = await cleared()
  await wipe()
  const [item] = one.get(outboxAtom)?.cleared ?? []
  if (!item) throw new Error('Nothing was cleared.')
  site.isReached = true
  expect(await one.set(resaveAtom, item)).toBe(true)
  await flushPromises()
  expect([onlyHere(one), onlyHere(other)]).toEqual([[], []])
  expect(mail.requests).toHaveLength(1)
  expect(one.get(outboxAtom)?.items).toMatchObject([{ id: item.id, status: 'sent' }])
})

test('if the device does not store the item, the tab says so and keeps the text', async () => {
  const { one, wipe, onlyHere, records } = await cleared()
  await wipe()
  records.fail('full')
  const [item] = one.get(outboxAtom)?.cleared ?? []
  expect(item && (await one.set(resaveAtom, item))).toBe(false)
  expect(onlyHere(one)).toEqual(['A shop for tea.'])
})

test('a cancelled item is gone from the tab', async () => {
  const { one, wipe, onlyHere } = await cleared()
  await wipe()
  expect(await one.set(cancelAtom, one.get(outboxAtom)?.cleared[0]?.id ?? '')).toBe('done')
  expect(onlyHere(one)).toEqual([])
})

test.each(['before', 'after'])(
  'an item that the visitor deletes %s the browser clears the storage is gone from all tabs, and no tab stores it again',
  async (when) => {
    const { one, other, wipe, onlyHere, kept } = await cleared()
    if (when === 'after') await wipe()
    await Promise.all([one.set(emptyOutboxAtom), kept.clear()])
    await flushPromises()
    expect([onlyHere(one), onlyHere(other)]).toEqual([[], []])
    expect(other.get(outboxAtom)?.items).toEqual([])
  },
)

test('an item that is cancelled in another tab does not count as cleared', async () => {
  const { one, other, onlyHere } = await cleared()
  await one.set(cancelAtom, one.get(outboxAtom)?.items[0]?.id ?? '')
  await flushPromises()
  expect([onlyHere(one), onlyHere(other)]).toEqual([[], []])
})
