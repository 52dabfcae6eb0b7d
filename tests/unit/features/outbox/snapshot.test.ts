import { expect, test } from 'vitest'
import { toSentItem } from '#features/outbox/item.ts'
import { needsAttention, readSnapshot, sendQueue } from '#features/outbox/snapshot.ts'
import { queuedItem } from '#support/outbox-fixtures.ts'

const [A, B, C, D] = ['MR-AAAAAAAA', 'MR-BBBBBBBB', 'MR-CCCCCCCC', 'MR-DDDDDDDD'] as const

test('the snapshot lists items in order, without the rate limit and the lock', () => {
  const snapshot = readSnapshot(
    new Map<string, unknown>([
      [A, queuedItem(A, { order: 9 })],
      ['pace', { failures: 2 }],
      ['lease', { owner: 'x', until: 5 }],
      [B, queuedItem(B, { order: 3 })],
    ]),
  )
  expect(snapshot.items.map(({ id }) => id)).toEqual(['MR-BBBBBBBB', 'MR-AAAAAAAA'])
  expect(snapshot).toMatchObject({ unreadable: [], newerCount: 0, rateLimit: { failures: 2 } })
})

test('invalid records are listed, and records of a newer version are counted', () => {
  const snapshot = readSnapshot(
    new Map<string, unknown>([
      [A, null],
      ['shelf', 3],
      ['quarantine:shelf', 4],
      [B, { v: 2, id: B }],
      ['settings', { v: 2 }],
    ]),
  )
  expect(snapshot).toMatchObject({ items: [], unreadable: ['MR-AAAAAAAA', 'shelf', 'quarantine:shelf'], newerCount: 2 })
})

test('an item without a response is retried automatically twice, then the visitor decides', () => {
  const doubts = [0, 1, 2, 3, 4].map((count) => needsAttention(queuedItem(A, { status: 'ambiguous', doubts: count })))
  expect(doubts).toEqual([false, false, false, true, true])
})

test('a rejected or stale item waits for the visitor, and a queued or sent item does not', () => {
  expect(needsAttention(queuedItem(A, { status: 'rejected', code: 400 }))).toBe(true)
  expect(needsAttention(queuedItem(A, { status: 'stale' }))).toBe(true)
  expect(needsAttention(queuedItem(A))).toBe(false)
  expect(needsAttention(toSentItem(queuedItem(A), 1))).toBe(false)
})

test('items with fewer tries come first, and items with the same number of tries are in order of arrival', () => {
  const items = [
    queuedItem(A, { order: 1, tries: 2 }),
    queuedItem(B, { order: 2, tries: 1, doubts: 1, status: 'ambiguous' }),
    queuedItem(C, { order: 4 }),
    queuedItem(D, { order: 3 }),
  ]
  expect(sendQueue(items).map(({ id }) => id)).toEqual([D, C, B, A])
})

test('an item that is being sent, was sent, or waits for the visitor is not sent automatically', () => {
  const items = [
    queuedItem(A, { status: 'sending', startedAt: 1 }),
    toSentItem(queuedItem(B), 1),
    queuedItem(C, { status: 'ambiguous', doubts: 3 }),
    queuedItem(D, { status: 'rejected', code: 400 }),
  ]
  expect(sendQueue(items)).toEqual([])
})
