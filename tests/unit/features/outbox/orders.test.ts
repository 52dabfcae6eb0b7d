import { expect, test } from 'vitest'
import type { Unsent } from '#features/outbox/item.ts'
import {
  emptied,
  markedSent,
  sentAgain,
  sentWithoutDate,
  takenOut,
  unreadableDropped,
} from '#features/outbox/orders.ts'
import { letter, waitingItem } from '#support/outbox-letters.ts'

const A = 'MR-AAAAAAAA'
const boxOf = (changes: Partial<Unsent>) => new Map<string, unknown>([[A, waitingItem(A, changes)]])
const sending = { status: 'sending', startedAt: 1, tries: 1 } as const
const ambiguous = { status: 'ambiguous', tries: 3, doubts: 3 } as const

test.each(['queued', 'ambiguous', 'stale'] as const)('what is %s can be taken out', (status) => {
  expect(takenOut(boxOf({ status }), A)).toEqual({ puts: { [A]: undefined }, result: waitingItem(A, { status }) })
})

test('what is under way just now, or gone, cannot be taken out', () => {
  expect(takenOut(boxOf(sending), A)).toEqual({ puts: {}, result: null })
  expect(takenOut(new Map(), A)).toEqual({ puts: {}, result: null })
  expect(takenOut(new Map([[A, { v: 2, id: A }]]), A)).toEqual({ puts: {}, result: null })
})

test('a letter in doubt is sent again by the visitor’s word, and its doubts are kept', () => {
  expect(sentAgain(boxOf(ambiguous), A)).toEqual({
    puts: { [A]: waitingItem(A, { status: 'queued', tries: 3, doubts: 3 }) },
    result: true,
  })
  expect(sentAgain(boxOf({}), A)).toEqual({ puts: {}, result: false })
  expect(sentAgain(boxOf(sending), A)).toEqual({ puts: {}, result: false })
})

test('a letter in doubt that the visitor knows to have arrived loses its words', () => {
  const { puts, result } = markedSent(boxOf(ambiguous), A, 7000)
  expect(result).toBe(true)
  expect(puts[A]).toEqual({ v: 1, id: A, createdAt: 1000, order: 1000, status: 'sent', kind: 'meeting', sentAt: 7000 })
  expect(markedSent(boxOf({}), A, 7000)).toEqual({ puts: {}, result: false })
})

test('a request for a day that is over goes without day and hour, in the letter and in the form', () => {
  const dated = letter('meeting', { meeting_date: '2025-01-01', meeting_time: '10:00 AM' })
  const draft = { ...dated, fields: { name: 'Asha', preferredDate: '2025-01-01', preferredTime: '10:00 AM' } }
  const { puts, result } = sentWithoutDate(boxOf({ status: 'stale', draft }), A)
  expect(result).toBe(true)
  expect(puts[A]).toMatchObject({
    status: 'queued',
    draft: { params: { meeting_date: '', meeting_time: '', message: 'A shop for tea.' }, fields: { name: 'Asha' } },
  })
  expect((puts[A] as Unsent).draft.fields).toEqual({ name: 'Asha' })
  expect(sentWithoutDate(boxOf({}), A)).toEqual({ puts: {}, result: false })
})

test('only what makes no sense is dropped', () => {
  const stored = new Map<string, unknown>([
    [A, waitingItem(A)],
    ['quarantine:x', 1],
    ['loose', 2],
    ['new', { v: 2 }],
  ])
  expect(unreadableDropped(stored).puts).toEqual({ 'quarantine:x': undefined, loose: undefined })
})

test('emptying takes all words, and leaves the pace and the lock of whoever is sending', () => {
  const stored = new Map<string, unknown>([
    [A, waitingItem(A, sending)],
    ['quarantine:x', 1],
    ['pace', { closedUntil: 5 }],
    ['lease', { owner: 'x', until: 5 }],
  ])
  expect(emptied(stored)).toEqual({ puts: { [A]: undefined, 'quarantine:x': undefined }, result: true })
  expect(Object.keys(emptied(stored).puts)).toEqual([A, 'quarantine:x'])
})
