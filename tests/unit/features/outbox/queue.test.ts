import { expect, test } from 'vitest'
import type { SendOutcome } from '#features/outbox/delivery.ts'
import { type OutboxItem, toSentItem, type UnsentItem } from '#features/outbox/item.ts'
import {
  claimNext,
  clearBackoff,
  enqueue,
  hasWork,
  nextDirectSendAt,
  planNextSend,
  reconcile,
  recordDirectSendEnd,
  recordDirectSendStart,
  recordOutcome,
} from '#features/outbox/queue.ts'
import { type OutboxSnapshot, readSnapshot } from '#features/outbox/snapshot.ts'
import { draftOf, queuedItem } from '#support/outbox-fixtures.ts'

const [A, B] = ['MR-AAAAAAAA', 'MR-BBBBBBBB'] as const
const DAY = 24 * 60 * 60 * 1000
const now = new Date(2026, 5, 1, 12).getTime()
const recordsOf = (...items: readonly OutboxItem[]) => new Map<string, unknown>(items.map((item) => [item.id, item]))
const snapshotOf = (...items: readonly OutboxItem[]): OutboxSnapshot => readSnapshot(recordsOf(...items))
const reconcileRecords = (stored: ReadonlyMap<string, unknown>, at = now) => reconcile(stored, at, new Map())
const attempt = (outcome: SendOutcome) => ({ outcome, endedAt: now, jitter: 1 })
const sending = { status: 'sending', startedAt: 1, tries: 1, attempt: 'MR-11111111' } as const

test('a new item goes last, even if the clock was set back', () => {
  const { writes, item } = enqueue(snapshotOf(), draftOf(), A, now)
  expect(item).toMatchObject({ id: A, order: now, createdAt: now, status: 'queued', tries: 0 })
  expect(writes).toMatchObject({ [A]: item, pace: { lastOrder: now } })
  const later = enqueue(readSnapshot(new Map(Object.entries(writes))), draftOf(), B, now - 400 * DAY)
  expect(later.item).toMatchObject({ order: now + 1, createdAt: now - 400 * DAY })
})

test('a newsletter address that the service rejected is queued again when the visitor submits it again', () => {
  const rejected = queuedItem(A, {
    draft: draftOf('newsletter'),
    status: 'rejected',
    code: 422,
    tries: 1,
  } as Partial<UnsentItem>)
  const { writes, item } = enqueue(snapshotOf(rejected), draftOf('newsletter'), B, now)
  expect(Object.keys(writes)).toEqual([A])
  expect(item).toMatchObject({ id: A, status: 'queued', tries: 1 })
})

test('a newsletter address is one item whatever its case and spaces, and another address or form is a new item', () => {
  const first = queuedItem(A, { draft: draftOf('newsletter', { from_email: 'Ravi@Site.example' }) })
  const again = enqueue(snapshotOf(first), draftOf('newsletter', { from_email: ' ravi@site.EXAMPLE' }), B, now)
  expect(again).toEqual({ writes: {}, item: first })
  expect(enqueue(snapshotOf(first), draftOf('newsletter', { from_email: 'mei@site.example' }), B, now).item.id).toBe(B)
  expect(enqueue(snapshotOf(first), draftOf('contact', { from_email: 'ravi@site.example' }), B, now).item.id).toBe(B)
})

test('a newsletter address that was sent before can be submitted again', () => {
  const sent = toSentItem(queuedItem(A, { draft: draftOf('newsletter') }), now)
  expect(enqueue(snapshotOf(sent), draftOf('newsletter'), B, now).item.id).toBe(B)
})

test('a reference that is already stored is one item, which stays unchanged', () => {
  const first = queuedItem(A, sending)
  expect(enqueue(snapshotOf(first), draftOf(), A, now, 1)).toEqual({ writes: {}, item: first })
})

test('there is work while an item is unsent, a sent item is old, or an invalid record is not in quarantine', () => {
  expect(hasWork(new Map(), now)).toBe(false)
  expect(hasWork(recordsOf(queuedItem(A)), now)).toBe(true)
  expect(hasWork(recordsOf(toSentItem(queuedItem(A), now)), now)).toBe(false)
  expect(hasWork(recordsOf(toSentItem(queuedItem(A), now)), now + 31 * DAY)).toBe(true)
  expect(hasWork(new Map([['shelf', 1]]), now)).toBe(true)
  expect(
    hasWork(
      new Map<string, unknown>([
        ['quarantine:shelf', 1],
        ['pace', {}],
        ['new', { v: 2 }],
      ]),
      now,
    ),
  ).toBe(false)
})

test('the next send is planned for now, for later, or not at all', () => {
  expect(planNextSend(snapshotOf(), now, false)).toEqual({ kind: 'empty' })
  expect(planNextSend(snapshotOf(queuedItem(A)), now, false)).toEqual({ kind: 'now' })
  const failed = {
    ...snapshotOf(queuedItem(A)),
    rateLimit: { ...snapshotOf().rateLimit, failures: 1, retryAt: now + 9 },
  }
  expect(planNextSend(failed, now, false)).toEqual({ kind: 'later', at: now + 9 })
  expect(planNextSend(failed, now, true)).toEqual({ kind: 'now' })
})

test('the item with the lowest order is sent next with an attempt id, and the rate limit records the time', () => {
  const { writes, item } = claimNext(
    reconcileRecords(recordsOf(queuedItem(A, { order: 2 }), queuedItem(B, { order: 1 }))),
    now,
    'MR-22222222',
  )
  expect(item).toMatchObject({ id: B, status: 'sending', tries: 1, doubts: 0, attempt: 'MR-22222222', startedAt: now })
  expect(writes).toMatchObject({ [B]: item, pace: { lastPostAt: now } })
  expect(claimNext(reconcileRecords(new Map()), now, 'MR-22222222').item).toBeNull()
})

test.each<[string, SendOutcome, Partial<UnsentItem> | object]>([
  ['accepted', { kind: 'sent' }, { status: 'sent', sentAt: now }],
  ['rejected', { kind: 'refused', code: 422 }, { status: 'rejected', code: 422 }],
  ['postponed', { kind: 'later', code: 503, retryAfterMs: null }, { status: 'queued', doubts: 0, tries: 1 }],
  ['sent without a response', { kind: 'unknown' }, { status: 'ambiguous', doubts: 1, tries: 1 }],
])('an item that was %s gets the matching status', (_, outcome, written) => {
  expect(recordOutcome(recordsOf(queuedItem(A, sending)), 'MR-11111111', attempt(outcome))[A]).toMatchObject(written)
})

test('a late response updates an ambiguous item, and a late unclear outcome is not counted again', () => {
  const ambiguous = queuedItem(A, { ...sending, status: 'ambiguous', doubts: 1 })
  expect(recordOutcome(recordsOf(ambiguous), 'MR-11111111', attempt({ kind: 'sent' }))[A]).toMatchObject({
    status: 'sent',
  })
  expect(recordOutcome(recordsOf(ambiguous), 'MR-11111111', attempt({ kind: 'unknown' }))[A]).toMatchObject({
    doubts: 1,
  })
})

test('a response to another attempt, or to a removed item, changes no item', () => {
  const writes = recordOutcome(recordsOf(queuedItem(A, sending)), 'MR-33333333', attempt({ kind: 'sent' }))
  expect(Object.keys(writes)).toEqual(['pace'])
  expect(Object.keys(recordOutcome(new Map(), 'MR-11111111', attempt({ kind: 'sent' })))).toEqual(['pace'])
})

test('the interval between two items starts at the last response', () => {
  const stored = new Map<string, unknown>([...recordsOf(queuedItem(A, sending)), ['pace', { lastPostAt: now - 900 }]])
  expect(recordOutcome(stored, 'MR-11111111', attempt({ kind: 'sent' })).pace).toMatchObject({ lastPostAt: now })
})

test('a failure starts the backoff, and a rejection ends it', () => {
  const failed = recordOutcome(recordsOf(queuedItem(A, sending)), 'MR-11111111', attempt({ kind: 'unknown' }))
  expect(failed.pace).toMatchObject({ failures: 1, retryAt: now + 5000, closedUntil: 0 })
  const postponed = recordOutcome(new Map(), '', attempt({ kind: 'later', code: 429, retryAfterMs: 30_000 }))
  expect(postponed.pace).toMatchObject({ failures: 1, closedUntil: now + 30_000 })
  const stored = new Map([['pace', failed.pace]])
  expect(recordOutcome(stored, '', attempt({ kind: 'refused', code: 400 })).pace).toMatchObject({
    failures: 0,
    retryAt: 0,
  })
})

test('a draft that a form sends directly waits for the interval and for Retry-After, but not for our backoff', () => {
  const stored = new Map([['pace', { lastPostAt: now - 100, retryAt: now + 60_000 }]])
  expect(nextDirectSendAt(stored, now)).toBe(now + 1000)
  expect(nextDirectSendAt(new Map([['pace', { closedUntil: now + 30_000 }]]), now)).toBe(now + 30_000)
  expect(recordDirectSendStart(stored, now)).toMatchObject({ pace: { lastPostAt: now, retryAt: now + 60_000 } })
})

test('a draft that a form sends directly leaves a sent item if it was sent, and otherwise no item', () => {
  const stored = new Map([['pace', { underWay: [A] }]])
  const sent = recordDirectSendEnd(stored, draftOf(), A, attempt({ kind: 'sent' }))
  expect(sent[A]).toMatchObject({ status: 'sent', kind: 'meeting', sentAt: now })
  expect(JSON.stringify(sent)).not.toContain('Asha')
  expect(Object.keys(recordDirectSendEnd(stored, draftOf(), A, attempt({ kind: 'unknown' })))).toEqual(['pace'])
})

test('a new connection ends only our own backoff', () => {
  const stored = new Map([['pace', { failures: 3, retryAt: now + 20_000, closedUntil: now + 9, lastPostAt: 4 }]])
  expect(clearBackoff(stored)).toMatchObject({
    pace: { failures: 0, retryAt: 0, closedUntil: now + 9, lastPostAt: 4 },
  })
  expect(clearBackoff(new Map())).toEqual({})
})
