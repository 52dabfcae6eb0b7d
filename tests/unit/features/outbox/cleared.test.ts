import { expect, test } from 'vitest'
import { readBox } from '#features/outbox/box.ts'
import { clearedSince } from '#features/outbox/cleared.ts'
import { putBack } from '#features/outbox/orders.ts'
import {
  boxAtom,
  cancelAtom,
  emptyOutboxAtom,
  keepAgainAtom,
  keepAtom,
  watchOutboxAtom,
} from '#features/outbox/state.ts'
import { memoryStore } from '#platform/storage.ts'
import { fakeConnection, fakeHttp, fakeNews } from '#support/fake-ports.ts'
import { fakeRecords } from '#support/fake-records.ts'
import { answered, letter, probed, waitingItem } from '#support/outbox-letters.ts'
import { settled } from '#support/settled.ts'
import { testStore } from '#support/test-store.ts'

const [A, B] = ['MR-AAAAAAAA', 'MR-BBBBBBBB'] as const
const pace = (lastOrder: number) => ['pace', { v: 1, lastOrder }] as const
const boxOf = (...records: readonly (readonly [string, unknown])[]) => readBox(new Map<string, unknown>(records))

test('letters that are gone with the count of all letters were cleared by the browser', () => {
  const before = boxOf(pace(1000), [A, waitingItem(A)], [B, waitingItem(B)])
  expect(clearedSince(before, boxOf())).toEqual([waitingItem(A), waitingItem(B)])
  expect(clearedSince(before, boxOf(pace(0), [B, waitingItem(B)]))).toEqual([waitingItem(A)])
})

test('letters that are gone while the count stands were sent, cancelled or deleted', () => {
  const before = boxOf(pace(1000), [A, waitingItem(A)])
  expect(clearedSince(before, boxOf(pace(1000)))).toEqual([])
  expect(clearedSince(before, boxOf(pace(2000)))).toEqual([])
  expect(clearedSince(null, boxOf())).toEqual([])
})

test('one that was under way may have arrived', () => {
  const before = boxOf(pace(1000), [A, waitingItem(A, { status: 'sending', startedAt: 1, tries: 1, doubts: 0 })])
  expect(clearedSince(before, boxOf())).toMatchObject([{ status: 'ambiguous', doubts: 1 }])
})

test('a letter is put back as it was, and where it is already it stays', () => {
  const item = waitingItem(A, { order: 5000 })
  expect(putBack(new Map(), item).puts).toMatchObject({ [A]: item, pace: { lastOrder: 5000 } })
  expect(putBack(new Map([[A, waitingItem(A, { status: 'stale' })]]), item).puts).toEqual({})
})

/** Two tabs of a device that keep a letter, offline; then the browser clears what the site has stored. */
async function cleared() {
  const records = fakeRecords()
  const [news, kept] = [fakeNews(), memoryStore()]
  const site = { isReached: false }
  const mail = fakeHttp(answered(200))
  const http = {
    send: async (request: Parameters<typeof mail.send>[0]) =>
      request.method === 'POST' ? mail.send(request) : site.isReached ? probed : ({ kind: 'unreachable' } as const),
  }
  const tab = () => {
    const store = testStore({ records, news, http, store: kept, connection: fakeConnection(false) })
    store.set(watchOutboxAtom)
    return store
  }
  const [one, other] = [tab(), tab()] as const
  await one.set(keepAtom, letter())
  await settled()
  const wipe = async () => {
    records.stored.clear()
    news.tell() // what a browser tells, or the next look
    await settled()
  }
  const onlyHere = (store: typeof one) => store.get(boxAtom)?.cleared.map(({ draft }) => draft.params.message)
  return { records, one, other, news, kept, site, mail, wipe, onlyHere }
}

test('what the browser cleared is still in the tabs that knew it, and each says so', async () => {
  const { one, other, wipe, onlyHere } = await cleared()
  await wipe()
  expect([onlyHere(one), onlyHere(other)]).toEqual([['A shop for tea.'], ['A shop for tea.']])
  expect(one.get(boxAtom)?.items).toEqual([])
})

test('kept again by one tab it waits as before, in all of them, and is sent', async () => {
  const { one, other, wipe, onlyHere, site, mail } = await cleared()
  await wipe()
  const [item] = one.get(boxAtom)?.cleared ?? []
  if (!item) throw new Error('Nothing was cleared.')
  site.isReached = true
  expect(await one.set(keepAgainAtom, item)).toBe(true)
  await settled()
  expect([onlyHere(one), onlyHere(other)]).toEqual([[], []])
  expect(mail.requests).toHaveLength(1)
  expect(one.get(boxAtom)?.items).toMatchObject([{ id: item.id, status: 'sent' }])
})

test('a device that does not keep it says so, and the words stay in the tab', async () => {
  const { one, wipe, onlyHere, records } = await cleared()
  await wipe()
  records.fail('full')
  const [item] = one.get(boxAtom)?.cleared ?? []
  expect(item && (await one.set(keepAgainAtom, item))).toBe(false)
  expect(onlyHere(one)).toEqual(['A shop for tea.'])
})

test('cancelled it is gone from the tab', async () => {
  const { one, wipe, onlyHere } = await cleared()
  await wipe()
  expect(await one.set(cancelAtom, one.get(boxAtom)?.cleared[0]?.id ?? '')).toBe('done')
  expect(onlyHere(one)).toEqual([])
})

test.each(['before', 'after'])(
  'what the visitor deletes %s that is gone from all tabs, and nobody keeps it',
  async (when) => {
    const { one, other, wipe, onlyHere, kept } = await cleared()
    if (when === 'after') await wipe()
    await Promise.all([one.set(emptyOutboxAtom), kept.clear()])
    await settled()
    expect([onlyHere(one), onlyHere(other)]).toEqual([[], []])
    expect(other.get(boxAtom)?.items).toEqual([])
  },
)

test('what is cancelled in another tab was not cleared', async () => {
  const { one, other, onlyHere } = await cleared()
  await one.set(cancelAtom, one.get(boxAtom)?.items[0]?.id ?? '')
  await settled()
  expect([onlyHere(one), onlyHere(other)]).toEqual([[], []])
})
