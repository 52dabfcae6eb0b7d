import { expect, test } from 'vitest'
import {
  clearRecords,
  dropUnreadable,
  markItemSent,
  removeItem,
  requeueItem,
  requeueWithoutDate,
} from '#features/outbox/commands.ts'
import type { UnsentItem } from '#features/outbox/item.ts'
import { draftOf, queuedItem } from '#support/outbox-fixtures.ts'

const A = 'MR-AAAAAAAA'
const recordsWith = (changes: Partial<UnsentItem>) => new Map<string, unknown>([[A, queuedItem(A, changes)]])
const sending = { status: 'sending', startedAt: 1, tries: 1 } as const
const ambiguous = { status: 'ambiguous', tries: 3, doubts: 3 } as const

test.each(['queued', 'ambiguous', 'stale'] as const)('an item with the status %s can be removed', (status) => {
  expect(removeItem(recordsWith({ status }), A)).toEqual({
    writes: { [A]: undefined },
    result: queuedItem(A, { status }),
  })
})

test('an item that is being sent, or does not exist, cannot be removed', () => {
  expect(removeItem(recordsWith(sending), A)).toEqual({ writes: {}, result: null })
  expect(removeItem(new Map(), A)).toEqual({ writes: {}, result: null })
  expect(removeItem(new Map([[A, { v: 2, id: A }]]), A)).toEqual({ writes: {}, result: null })
})

test('only an ambiguous item is queued again if the visitor asks, and its unclear attempts stay counted', () => {
  expect(requeueItem(recordsWith(ambiguous), A)).toEqual({
    writes: { [A]: queuedItem(A, { status: 'queued', tries: 3, doubts: 3 }) },
    result: true,
  })
  expect(requeueItem(recordsWith({}), A)).toEqual({ writes: {}, result: false })
  expect(requeueItem(recordsWith(sending), A)).toEqual({ writes: {}, result: false })
})

test('an ambiguous item that the visitor marks as sent loses its text, and no other item can be marked', () => {
  const { writes, result } = markItemSent(recordsWith(ambiguous), A, 7000)
  expect(result).toBe(true)
  expect(writes[A]).toEqual({
    v: 1,
    id: A,
    createdAt: 1000,
    order: 1000,
    status: 'sent',
    kind: 'meeting',
    sentAt: 7000,
  })
  expect(markItemSent(recordsWith({}), A, 7000)).toEqual({ writes: {}, result: false })
})

test('only a stale request is queued without its day and time, in the mail and in the form fields', () => {
  const dated = draftOf('meeting', { meeting_date: '2025-01-01', meeting_time: '10:00 AM' })
  const draft = { ...dated, fields: { name: 'Asha', preferredDate: '2025-01-01', preferredTime: '10:00 AM' } }
  const { writes, result } = requeueWithoutDate(recordsWith({ status: 'stale', draft }), A)
  expect(result).toBe(true)
  expect(writes[A]).toMatchObject({
    status: 'queued',
    draft: { params: { meeting_date: '', meeting_time: '', message: 'A shop for tea.' }, fields: { name: 'Asha' } },
  })
  expect((writes[A] as UnsentItem).draft.fields).toEqual({ name: 'Asha' })
  expect(requeueWithoutDate(recordsWith({}), A)).toEqual({ writes: {}, result: false })
})

test('only invalid records are dropped', () => {
  const stored = new Map<string, unknown>([
    [A, queuedItem(A)],
    ['quarantine:x', 1],
    ['loose', 2],
    ['new', { v: 2 }],
  ])
  expect(dropUnreadable(stored).writes).toEqual({ 'quarantine:x': undefined, loose: undefined })
})

test('clearing deletes requests and unreadable records, and keeps the rate limit and the lock of a sending tab', () => {
  const stored = new Map<string, unknown>([
    [A, queuedItem(A, sending)],
    ['quarantine:x', 1],
    ['pace', { closedUntil: 5 }],
    ['lease', { owner: 'x', until: 5 }],
  ])
  expect(clearRecords(stored)).toEqual({ writes: { [A]: undefined, 'quarantine:x': undefined }, result: true })
  expect(Object.keys(clearRecords(stored).writes)).toEqual([A, 'quarantine:x'])
})

test('clearing also deletes the references of submissions that are under way', () => {
  const stored = new Map([['pace', { closedUntil: 5, underWay: [A] }]])
  expect(clearRecords(stored).writes).toMatchObject({ pace: { closedUntil: 5, underWay: [] } })
})
