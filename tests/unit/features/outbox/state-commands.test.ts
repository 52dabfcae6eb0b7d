import { expect, test, vi } from 'vitest'
import {
  cancelAtom,
  dropUnreadableAtom,
  editAtom,
  emptyOutboxAtom,
  markSentAtom,
  outboxAtom,
  sendAgainAtom,
  sendWithoutDateAtom,
  watchOutboxAtom,
} from '#features/outbox/state.ts'
import { fakeClock } from '#support/fake-clock.ts'
import { fakeChangeChannel, fakeConnection, fakeDrafts, fakeHttp } from '#support/fake-ports.ts'
import { fakeRecords } from '#support/fake-records.ts'
import { flushPromises } from '#support/flush-promises.ts'
import { draftOf, mailResult, onlineCheckResult, queuedItem } from '#support/outbox-fixtures.ts'
import { testStore } from '#support/test-store.ts'

const A = 'MR-AAAAAAAA'

/** Opens a tab with `item` in its outbox. */
async function openOutbox(item = queuedItem(A), isOnline = false) {
  const ports = {
    clock: fakeClock(),
    connection: fakeConnection(isOnline),
    records: fakeRecords(new Map([[A, item]])),
    changeChannel: fakeChangeChannel(),
    drafts: fakeDrafts(),
    http: fakeHttp(isOnline ? onlineCheckResult : { kind: 'unreachable' }, mailResult(200)),
  }
  const store = testStore(ports)
  store.set(watchOutboxAtom)
  await flushPromises()
  const shown = () => store.get(outboxAtom)?.items.map(({ status }) => status)
  return { ...ports, item, store, shown }
}

test('a request can be moved back into its form, and is then no longer in the outbox', async () => {
  const { store, drafts, shown, item } = await openOutbox()
  const changedForms: string[] = []
  drafts.onExternalChange((form) => changedForms.push(form))
  expect(await store.set(editAtom, item)).toBe('done')
  await flushPromises()
  expect(drafts.read('meeting.name')).toBe('Asha Rao')
  expect(drafts.read('meeting.message')).toBe('A shop for tea.')
  expect(changedForms).toEqual(['meeting'])
  expect(shown()).toEqual([])
})

test('other text in the form is overwritten only after the visitor confirms', async () => {
  const { store, drafts, shown, item } = await openOutbox()
  drafts.write('meeting.message', 'Something else')
  expect(await store.set(editAtom, item)).toBe('occupied')
  expect(drafts.read('meeting.message')).toBe('Something else')
  expect(drafts.read('meeting.name')).toBe('')
  expect(shown()).toEqual(['queued'])
  expect(await store.set(editAtom, item, true)).toBe('done')
  expect(drafts.read('meeting.message')).toBe('A shop for tea.')
})

test('the same text in the form needs no confirmation', async () => {
  const { store, drafts, item } = await openOutbox()
  drafts.write('meeting.message', 'A shop for tea.')
  expect(await store.set(editAtom, item)).toBe('done')
})

test('a request that is being sent cannot be moved into its form, and the form is unchanged', async () => {
  const { store, drafts, records, item } = await openOutbox()
  records.stored.set(A, queuedItem(A, { status: 'sending', startedAt: 1, tries: 1 }))
  expect(await store.set(editAtom, item, true)).toBe('busy')
  expect(drafts.read('meeting.message')).toBe('')
  expect(records.stored.has(A)).toBe(true)
})

test('if the device cannot write, a request is neither moved into its form nor cancelled', async () => {
  const { store, drafts, records, item } = await openOutbox()
  records.fail('full')
  expect(await store.set(editAtom, item)).toBe('unwritable')
  expect(drafts.read('meeting.message')).toBe('')
  expect(await store.set(cancelAtom, A)).toBe('unwritable')
})

test('if the drafts of the form cannot be stored, the request stays in the outbox and the form unchanged', async () => {
  const { store, drafts, records, item } = await openOutbox()
  const write = drafts.write
  vi.spyOn(drafts, 'write').mockImplementation((name, text) => {
    if (name !== 'meeting.message') write(name, text) // the device is full by now
  })
  expect(await store.set(editAtom, item)).toBe('unkept')
  expect(records.stored.has(A)).toBe(true)
  expect(drafts.read('meeting.name')).toBe('')
})

const ambiguous = queuedItem(A, { status: 'ambiguous', tries: 3, doubts: 3 })

test('an ambiguous item waits until the visitor sends it again, and is then sent at once', async () => {
  const { store, shown, http } = await openOutbox(ambiguous, true)
  expect(http.requests).toEqual([])
  await store.set(sendAgainAtom, A)
  await flushPromises()
  expect(http.requests.map(({ method }) => method)).toEqual(['GET', 'POST'])
  expect(shown()).toEqual(['sent'])
})

test('an ambiguous item that the visitor marks as sent is not sent again, and its text is deleted', async () => {
  const { store, records, shown, http } = await openOutbox(ambiguous, true)
  await store.set(markSentAtom, A)
  await flushPromises()
  expect(shown()).toEqual(['sent'])
  expect(http.requests).toEqual([])
  expect(JSON.stringify([...records.stored])).not.toContain('Asha')
})

test('a request for a past date is sent without the date, after the visitor confirms', async () => {
  const { store, shown, http } = await openOutbox(
    queuedItem(A, { draft: draftOf('meeting', { meeting_date: '2025-12-01', meeting_time: '10:00 AM' }) }),
    true,
  )
  expect(shown()).toEqual(['stale'])
  expect(http.requests).toEqual([])
  await store.set(sendWithoutDateAtom, A)
  await flushPromises()
  expect(JSON.parse(http.requests[1]?.body ?? '{}').template_params).toMatchObject({
    meeting_date: '',
    meeting_time: '',
  })
  expect(shown()).toEqual(['sent'])
})

test('an unreadable record is listed until the visitor deletes it', async () => {
  const { store, records, changeChannel } = await openOutbox()
  records.stored.set('quarantine:x', 1)
  changeChannel.notify()
  await flushPromises()
  expect(store.get(outboxAtom)?.unreadable).toEqual(['quarantine:x'])
  await store.set(dropUnreadableAtom)
  await flushPromises()
  expect(store.get(outboxAtom)?.unreadable).toEqual([])
})

test('all requests can be deleted, and the caller learns if the device refuses', async () => {
  const { store, records, shown } = await openOutbox()
  records.fail('blocked')
  expect(await store.set(emptyOutboxAtom)).toBe(false)
  records.fail(null)
  expect(await store.set(emptyOutboxAtom)).toBe(true)
  await flushPromises()
  expect(shown()).toEqual([])
})
