import { record as facts } from 'virtual:records/facts'
import { record as meeting } from 'virtual:records/messages/meeting/outcome'
import { expect, test } from 'vitest'
import { toSentItem } from '#features/outbox/item.ts'
import { cancelAtom, markSentAtom, outboxAtom, saveAtom, submitAtom, watchOutboxAtom } from '#features/outbox/state.ts'
import type { HttpResult } from '#platform/http.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeConnection, fakeSystemServices } from '#support/fake-ports.ts'
import { fakeRecords } from '#support/fake-records.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { accepted, draftOf, mailResult, queuedItem } from '#support/outbox-fixtures.ts'
import { outboxPage } from '#support/outbox-page.ts'
import { testStore } from '#support/test-store.ts'

const A = 'MR-AAAAAAAA'

test("waiting items are sent when the page opens, and the visitor gets the form's message", async () => {
  const { shownStatuses: shown, toast, requests } = await outboxPage()
  expect(requests).toHaveLength(1)
  expect(shown()).toEqual(['sent'])
  expect(toast.shown).toEqual([
    {
      tone: 'done',
      title: 'Meeting Request Sent!',
      text: `We'll get back to you within ${facts.meetingReply} to confirm your meeting.`,
    },
  ])
})

test('several sent items are reported in one toast', async () => {
  const items = [queuedItem(A), queuedItem('MR-BBBBBBBB', { draft: draftOf('contact') })]
  const { after, toast } = await outboxPage({ items })
  await after(2000)
  expect(toast.shown).toEqual([{ tone: 'done', title: '2 requests sent' }])
})

test('a request that the service worker or another tab has sent is reported once, like one of this tab', async () => {
  const { records, changeChannel, after, toast } = await outboxPage({ isOnline: false })
  records.stored.set(A, toSentItem(queuedItem(A), 1))
  changeChannel.notify()
  await after(0)
  const message = { tone: 'done', title: 'Meeting Request Sent!', text: meeting.doneHint }
  expect(toast.shown).toEqual([message])
  changeChannel.notify()
  await after(120_000)
  expect(toast.shown).toEqual([message])
})

test('a request that the visitor marks as sent, or that this tab never saw waiting, is not reported', async () => {
  const undecided = queuedItem('MR-BBBBBBBB', { status: 'ambiguous', doubts: 3 })
  const { store, after, toast, shownStatuses, records } = await outboxPage({ items: [undecided] })
  records.stored.set(A, toSentItem(queuedItem(A), 1))
  await store.set(markSentAtom, undecided.id)
  await after(0)
  expect(shownStatuses()).toEqual(['sent', 'sent'])
  expect(toast.shown).toEqual([])
})

test('a sent newsletter subscription shows no toast, because the form has already thanked the visitor', async () => {
  const { shownStatuses: shown, toast } = await outboxPage({ items: [queuedItem(A, { draft: draftOf('newsletter') })] })
  expect(shown()).toEqual(['sent'])
  expect(toast.shown).toEqual([])
})

test('a device that is wrongly reported to be offline still sends saved requests and submitted forms', async () => {
  const {
    store,
    restoreNetworkSilently: comesBackSilently,
    after,
    requests,
  } = await outboxPage({ items: [], isOnline: false })
  comesBackSilently()
  await store.set(saveAtom, draftOf('contact'))
  await after(0)
  expect(requests).toHaveLength(1)
  const submitted = store.set(submitAtom, draftOf())
  await after(1500)
  expect(await submitted).toEqual(accepted('sent'))
})

test('an item stored offline is sent when the connection is back', async () => {
  const {
    store,
    connection,
    after,
    shownStatuses: shown,
    requests,
    system,
  } = await outboxPage({ items: [], isOnline: false })
  expect(await store.set(saveAtom, draftOf('contact'))).toBe(true)
  await after(0)
  expect(shown()).toEqual(['queued'])
  expect(system.calls()).toEqual({ badges: [1], persisted: 1, wakes: 1 })
  connection.set(true)
  await after(0)
  expect(requests).toHaveLength(1)
  expect(shown()).toEqual(['sent'])
  expect(system.calls().badges).toEqual([1, 0])
})

test('when a lost connection returns, the backoff ends', async () => {
  const answers = [{ kind: 'unreachable' }, mailResult(200)] as const
  const { connection, after, requests } = await outboxPage({ answers, random: () => 0.99 })
  await after(1200)
  expect(requests).toHaveLength(1)
  connection.set(false)
  connection.set(true)
  await after(0)
  expect(requests).toHaveLength(2)
})

test('if the connection comes back while a flush is failing, another flush follows', async () => {
  const connection = fakeConnection()
  const probes: ((answer: HttpResult) => void)[] = []
  const http = { send: () => new Promise<HttpResult>((resolve) => probes.push(resolve)) }
  const clock = fakeClock()
  const store = testStore({ clock, http, connection, records: fakeRecords(new Map([[A, queuedItem(A)]])) })
  store.set(watchOutboxAtom)
  await flushPromises()
  connection.set(true)
  await flushPromises()
  expect(probes).toHaveLength(1)
  probes[0]?.({ kind: 'unreachable' })
  await flushPromises()
  clock.advance(0)
  await flushPromises()
  expect(probes).toHaveLength(2)
})

test('while an item waits, an open page tries again after a minute', async () => {
  const { restoreNetworkSilently: comesBackSilently, after, requests } = await outboxPage({ isOnline: false })
  comesBackSilently()
  await after(59_000)
  expect(requests).toHaveLength(0)
  await after(1000)
  expect(requests).toHaveLength(1)
})

test('a hidden page waits until it is visible', async () => {
  const {
    restoreNetworkSilently: comesBackSilently,
    visibility,
    after,
    requests,
  } = await outboxPage({ isOnline: false })
  visibility.set(true)
  comesBackSilently()
  await after(180_000)
  expect(requests).toHaveLength(0)
  visibility.set(false)
  await after(0)
  expect(requests).toHaveLength(1)
})

test('an item that another tab stored is sent even if that tab is closed', async () => {
  const { records, changeChannel, after, requests, shownStatuses: shown } = await outboxPage({ items: [] })
  records.stored.set(A, queuedItem(A))
  changeChannel.notify()
  await after(0)
  expect(shown()).toEqual(['queued'])
  await after(5000)
  expect(requests).toHaveLength(1)
})

test('while another tab is sending, this tab tries again after five seconds', async () => {
  let lockRequests = 0
  const lock = {
    async runExclusive() {
      lockRequests += 1
      return null
    },
  }
  const clock = fakeClock()
  const store = testStore({ clock, lock, records: fakeRecords(new Map([[A, queuedItem(A)]])) })
  store.set(watchOutboxAtom)
  await flushPromises()
  expect(lockRequests).toBe(1)
  clock.advance(5000)
  await flushPromises()
  expect(lockRequests).toBe(2)
})

test('nothing more is sent once the outbox is no longer watched', async () => {
  const { stop, connection, after, requests } = await outboxPage({ isOnline: false })
  stop()
  connection.set(true)
  await after(120_000)
  expect(requests).toHaveLength(0)
})

test('a sent form requests neither persistent storage nor a sync, and a saved form requests both', async () => {
  const online = await outboxPage({ items: [] })
  const submitted = online.store.set(submitAtom, draftOf())
  await online.after(0)
  expect(await submitted).toEqual(accepted('sent'))
  expect(online.system.calls()).toEqual({ badges: [], persisted: 0, wakes: 0 })
  const offline = await outboxPage({ items: [], isOnline: false })
  expect(await offline.store.set(submitAtom, draftOf())).toEqual(accepted('saved'))
  expect(offline.system.calls()).toMatchObject({ persisted: 1, wakes: 1 })
})

test('a failed request that is saved for later is sent automatically', async () => {
  const {
    store,
    after,
    shownStatuses: shown,
    requests,
  } = await outboxPage({ items: [], answers: [mailResult(500), mailResult(200)] })
  const submitted = store.set(submitAtom, draftOf())
  await after(0)
  const failed = await submitted
  expect(failed).toMatchObject({ kind: 'failed', code: 500 })
  expect(failed.kind === 'failed' && (await failed.saveForLater())).toEqual(accepted('postponed'))
  await after(10_000)
  expect(requests).toHaveLength(2)
  expect(shown()).toEqual(['sent'])
})

test('if the device cannot store anything, saving fails and no outbox is shown', async () => {
  const [records, system] = [fakeRecords(), fakeSystemServices()]
  records.fail('blocked')
  const store = testStore({ records, system })
  store.set(watchOutboxAtom)
  expect(await store.set(saveAtom, draftOf())).toBe(false)
  await flushPromises()
  expect(store.get(outboxAtom)).toBeNull()
  expect(system.calls()).toMatchObject({ persisted: 0, wakes: 0 })
})

test('while the storage does not work, the last snapshot stays, and a new snapshot is read afterwards', async () => {
  const { records, changeChannel, after, shownStatuses: shown } = await outboxPage({ isOnline: false })
  records.fail('blocked')
  changeChannel.notify()
  await after(0)
  expect(shown()).toEqual(['queued'])
  records.fail(null)
  records.stored.delete(A)
  changeChannel.notify()
  await after(0)
  expect(shown()).toEqual([])
})

test('if nothing was sent because the device could not write, the item is sent at the next change', async () => {
  const { records, changeChannel, store, after, requests, connection } = await outboxPage({ isOnline: false })
  records.fail('full')
  connection.set(true)
  await after(0)
  expect(requests).toHaveLength(0)
  records.fail(null)
  changeChannel.notify()
  await after(0)
  expect(requests).toHaveLength(1)
  expect(store.get(outboxAtom)?.items).toMatchObject([{ status: 'sent' }])
})

test('a request can be cancelled until it is being sent', async () => {
  const { store, shownStatuses: shown, after, records } = await outboxPage({ isOnline: false })
  expect(await store.set(cancelAtom, A)).toBe('done')
  await after(0)
  expect(shown()).toEqual([])
  expect(await store.set(cancelAtom, A)).toBe('busy')
  records.stored.set(A, queuedItem(A, { status: 'sending', startedAt: 1, tries: 1 }))
  expect(await store.set(cancelAtom, A)).toBe('busy')
  expect(records.stored.has(A)).toBe(true)
})
