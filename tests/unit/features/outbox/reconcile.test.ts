import { expect, test } from 'vitest'
import type { SendOutcome } from '#features/outbox/delivery.ts'
import { type OutboxItem, toSentItem } from '#features/outbox/item.ts'
import { reconcile } from '#features/outbox/queue.ts'
import { draftOf, queuedItem } from '#support/outbox-fixtures.ts'

const [A, B, C] = ['MR-AAAAAAAA', 'MR-BBBBBBBB', 'MR-CCCCCCCC'] as const
const DAY = 24 * 60 * 60 * 1000
const now = new Date(2026, 5, 1, 12).getTime()
const recordsOf = (...items: readonly OutboxItem[]) => new Map<string, unknown>(items.map((item) => [item.id, item]))
const reconcileRecords = (stored: ReadonlyMap<string, unknown>, at = now) => reconcile(stored, at, new Map())
const attempt = (outcome: SendOutcome) => ({ outcome, endedAt: now, jitter: 1 })
const sending = { status: 'sending', startedAt: 1, tries: 1, attempt: 'MR-11111111' } as const

test('an item with the status sending was left by a closed tab, and becomes ambiguous', () => {
  const { writes, items } = reconcileRecords(recordsOf(queuedItem(A, sending)))
  expect(writes[A]).toMatchObject({ status: 'ambiguous', doubts: 1, tries: 1, attempt: 'MR-11111111' })
  expect(writes.pace).toMatchObject({ lastPostAt: now })
  expect(items).toEqual([writes[A]])
})

test('records that were quarantined earlier are not overwritten by new ones', () => {
  const stored = new Map<string, unknown>([
    ['quarantine:shelf', 'first'],
    ['shelf', 'second'],
  ])
  expect(reconcileRecords(stored).writes).toEqual({ 'quarantine:shelf+': 'second', shelf: undefined })
})

test('valid records do not change', () => {
  const stored = recordsOf(
    queuedItem(A),
    queuedItem(B, { status: 'ambiguous', doubts: 2 }),
    toSentItem(queuedItem(C), now),
  )
  expect(Object.keys(reconcileRecords(stored).writes)).toEqual([])
})

test('a response that could not be written before is written now', () => {
  const unwritten = new Map([['MR-11111111', attempt({ kind: 'sent' })]])
  const { writes } = reconcile(recordsOf(queuedItem(A, sending)), now + 5000, unwritten)
  expect(writes[A]).toMatchObject({ status: 'sent', sentAt: now })
  expect(writes.pace).toMatchObject({ lastPostAt: now })
})

test('an unclear attempt that could not be written is counted once, even if another tab has counted it', () => {
  const unwritten = new Map([['MR-11111111', attempt({ kind: 'unknown' })]])
  const ambiguous = queuedItem(A, { ...sending, status: 'ambiguous', doubts: 1 })
  expect(reconcile(recordsOf(ambiguous), now, unwritten).writes[A]).toBeUndefined()
  const sentOnce = reconcile(recordsOf(queuedItem(A, sending)), now, unwritten)
  expect(sentOnce.writes[A]).toMatchObject({ status: 'ambiguous', doubts: 1 })
})

test.each([
  ['2026-05-31', 'stale'],
  ['2026-06-01', 'queued'],
  ['2026-06-02', 'queued'],
  ['', 'queued'],
  ['rubbish', 'queued'],
])('on 1 June, a request for the date %j is %s', (meeting_date, status) => {
  const { items } = reconcileRecords(recordsOf(queuedItem(A, { draft: draftOf('meeting', { meeting_date }) })))
  expect(items[0]?.status).toBe(status)
})

test('a request becomes stale only if its date has passed since the submission', () => {
  const draft = draftOf('meeting', { meeting_date: '2026-05-31' })
  expect(reconcileRecords(recordsOf(queuedItem(A, { draft, createdAt: now }))).items[0]?.status).toBe('queued')
  expect(reconcileRecords(recordsOf(queuedItem(A, { draft, createdAt: now - DAY }))).items[0]?.status).toBe('stale')
})

test('the date of a request is over at midnight in India, wherever the visitor is', () => {
  const draft = draftOf('meeting', { meeting_date: '2026-05-31' })
  const item = queuedItem(A, { draft, createdAt: Date.parse('2026-05-31T10:50:00Z') })
  const statusAt = (iso: string) => reconcileRecords(recordsOf(item), Date.parse(iso)).items[0]?.status
  expect(statusAt('2026-05-31T18:29:59Z')).toBe('queued') // 1 June in Auckland
  expect(statusAt('2026-05-31T18:30:00Z')).toBe('stale') // 31 May in New York
})

test('each invalid record is quarantined once, and a record of a newer version stays', () => {
  const stored = new Map<string, unknown>([
    ['shelf', 3],
    ['__proto__', { v: 1 }],
    ['quarantine:old', 4],
    ['new', { v: 2 }],
  ])
  const entries = Object.entries(reconcileRecords(stored).writes)
  expect(entries).toEqual([
    ['quarantine:shelf', 3],
    ['shelf', undefined],
    ['quarantine:__proto__', { v: 1 }],
    ['__proto__', undefined],
  ])
})

test('sent items are deleted once the clock is more than 30 days from their sending, and unsent items never', () => {
  const stored = recordsOf(toSentItem(queuedItem(A), now), queuedItem(B))
  expect(reconcileRecords(stored, now + 30 * DAY).writes).toEqual({})
  expect(Object.entries(reconcileRecords(stored, now + 31 * DAY).writes)).toEqual([[A, undefined]])
  expect(reconcileRecords(stored, now + 4000 * DAY).items.map(({ id }) => id)).toEqual([B])
  expect(reconcileRecords(stored, 0).items.map(({ id }) => id)).toEqual([B])
})
