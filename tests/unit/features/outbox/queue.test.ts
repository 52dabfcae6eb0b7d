import { expect, test } from 'vitest'
import { type Box, readBox } from '#features/outbox/box.ts'
import type { Outcome } from '#features/outbox/delivery.ts'
import { type OutboxItem, sentItem, type Unsent } from '#features/outbox/item.ts'
import {
  added,
  begun,
  claimed,
  ended,
  hasWork,
  nextFree,
  planOf,
  rested,
  settled,
  tidied,
} from '#features/outbox/queue.ts'
import { letter, waitingItem } from '#support/outbox-letters.ts'

const [A, B] = ['MR-AAAAAAAA', 'MR-BBBBBBBB'] as const
const DAY = 24 * 60 * 60 * 1000
const now = new Date(2026, 5, 1, 12).getTime()
const under = (...items: readonly OutboxItem[]) => new Map<string, unknown>(items.map((item) => [item.id, item]))
const boxOf = (...items: readonly OutboxItem[]): Box => readBox(under(...items))
const tidy = (stored: ReadonlyMap<string, unknown>, at = now) => tidied(stored, at, new Map())
const attempt = (outcome: Outcome) => ({ outcome, endedAt: now, chance: 1 })
const sending = { status: 'sending', startedAt: 1, tries: 1, attempt: 'MR-11111111' } as const

test('what is put in comes last, also where the clock was set back', () => {
  const { puts, item } = added(boxOf(), letter(), A, now)
  expect(item).toMatchObject({ id: A, order: now, createdAt: now, status: 'queued', tries: 0 })
  expect(puts).toMatchObject({ [A]: item, pace: { lastOrder: now } })
  const later = added(readBox(new Map(Object.entries(puts))), letter(), B, now - 400 * DAY)
  expect(later.item).toMatchObject({ order: now + 1, createdAt: now - 400 * DAY })
})

test('an address the service refused is tried once more when the visitor types it again', () => {
  const refused = waitingItem(A, {
    draft: letter('newsletter'),
    status: 'rejected',
    code: 422,
    tries: 1,
  } as Partial<Unsent>)
  const { puts, item } = added(boxOf(refused), letter('newsletter'), B, now)
  expect(Object.keys(puts)).toEqual([A])
  expect(item).toMatchObject({ id: A, status: 'queued', tries: 1 })
})

test('the same address for the newsletter twice is one item, however it is spelt', () => {
  const first = waitingItem(A, { draft: letter('newsletter', { from_email: 'Ravi@Site.example' }) })
  const again = added(boxOf(first), letter('newsletter', { from_email: ' ravi@site.EXAMPLE' }), B, now)
  expect(again).toEqual({ puts: {}, item: first })
  expect(added(boxOf(first), letter('newsletter', { from_email: 'mei@site.example' }), B, now).item.id).toBe(B)
  expect(added(boxOf(first), letter('contact', { from_email: 'ravi@site.example' }), B, now).item.id).toBe(B)
})

test('an address that was sent before may subscribe anew', () => {
  const sent = sentItem(waitingItem(A, { draft: letter('newsletter') }), now)
  expect(added(boxOf(sent), letter('newsletter'), B, now).item.id).toBe(B)
})

test('the same reference twice is one item, which stays as it is', () => {
  const first = waitingItem(A, sending)
  expect(added(boxOf(first), letter(), A, now, 1)).toEqual({ puts: {}, item: first })
})

test('there is work while something unsent, forgotten or loose is there', () => {
  expect(hasWork(new Map(), now)).toBe(false)
  expect(hasWork(under(waitingItem(A)), now)).toBe(true)
  expect(hasWork(under(sentItem(waitingItem(A), now)), now)).toBe(false)
  expect(hasWork(under(sentItem(waitingItem(A), now)), now + 31 * DAY)).toBe(true)
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

test('a plan is empty, now, or later', () => {
  expect(planOf(boxOf(), now, false)).toEqual({ kind: 'empty' })
  expect(planOf(boxOf(waitingItem(A)), now, false)).toEqual({ kind: 'now' })
  const failed = { ...boxOf(waitingItem(A)), pace: { ...boxOf().pace, failures: 1, retryAt: now + 9 } }
  expect(planOf(failed, now, false)).toEqual({ kind: 'later', at: now + 9 })
  expect(planOf(failed, now, true)).toEqual({ kind: 'now' })
})

test('the next letter is taken with a name for the attempt, and the pace remembers when', () => {
  const { puts, item } = claimed(
    tidy(under(waitingItem(A, { order: 2 }), waitingItem(B, { order: 1 }))),
    now,
    'MR-22222222',
  )
  expect(item).toMatchObject({ id: B, status: 'sending', tries: 1, doubts: 0, attempt: 'MR-22222222', startedAt: now })
  expect(puts).toMatchObject({ [B]: item, pace: { lastPostAt: now } })
  expect(claimed(tidy(new Map()), now, 'MR-22222222').item).toBeNull()
})

test.each<[string, Outcome, Partial<Unsent> | object]>([
  ['taken', { kind: 'sent' }, { status: 'sent', sentAt: now }],
  ['refused', { kind: 'refused', code: 422 }, { status: 'rejected', code: 422 }],
  ['put off', { kind: 'later', code: 503, orderedMs: null }, { status: 'queued', doubts: 0, tries: 1 }],
  ['left without an answer', { kind: 'unknown' }, { status: 'ambiguous', doubts: 1, tries: 1 }],
])('a letter that was %s is written down so', (_, outcome, written) => {
  expect(settled(under(waitingItem(A, sending)), 'MR-11111111', attempt(outcome))[A]).toMatchObject(written)
})

test('a late answer finds the letter that was given up meanwhile', () => {
  const found = waitingItem(A, { ...sending, status: 'ambiguous', doubts: 1 })
  expect(settled(under(found), 'MR-11111111', attempt({ kind: 'sent' }))[A]).toMatchObject({ status: 'sent' })
  expect(settled(under(found), 'MR-11111111', attempt({ kind: 'unknown' }))[A]).toMatchObject({ doubts: 1 })
})

test('an answer about another attempt, or a letter that was taken away, changes no item', () => {
  const puts = settled(under(waitingItem(A, sending)), 'MR-33333333', attempt({ kind: 'sent' }))
  expect(Object.keys(puts)).toEqual(['pace'])
  expect(Object.keys(settled(new Map(), 'MR-11111111', attempt({ kind: 'sent' })))).toEqual(['pace'])
})

test('the pause between two letters is counted from when the last one was answered', () => {
  const stored = new Map<string, unknown>([...under(waitingItem(A, sending)), ['pace', { lastPostAt: now - 900 }]])
  expect(settled(stored, 'MR-11111111', attempt({ kind: 'sent' })).pace).toMatchObject({ lastPostAt: now })
})

test('a failure is waited for, and an answer ends the waiting', () => {
  const failed = settled(under(waitingItem(A, sending)), 'MR-11111111', attempt({ kind: 'unknown' }))
  expect(failed.pace).toMatchObject({ failures: 1, retryAt: now + 5000, closedUntil: 0 })
  const ordered = settled(new Map(), '', attempt({ kind: 'later', code: 429, orderedMs: 30_000 }))
  expect(ordered.pace).toMatchObject({ failures: 1, closedUntil: now + 30_000 })
  const stored = new Map([['pace', failed.pace]])
  expect(settled(stored, '', attempt({ kind: 'refused', code: 400 })).pace).toMatchObject({ failures: 0, retryAt: 0 })
})

test('a letter of the form’s own waits for the pause and the service, not for our patience', () => {
  const stored = new Map([['pace', { lastPostAt: now - 100, retryAt: now + 60_000 }]])
  expect(nextFree(stored, now)).toBe(now + 1000)
  expect(nextFree(new Map([['pace', { closedUntil: now + 30_000 }]]), now)).toBe(now + 30_000)
  expect(begun(stored, now)).toMatchObject({ pace: { lastPostAt: now, retryAt: now + 60_000 } })
})

test('of a letter of the form’s own the reference stays where it arrived, and nothing where it did not', () => {
  const sent = ended(new Map(), letter(), A, attempt({ kind: 'sent' }))
  expect(sent[A]).toMatchObject({ status: 'sent', kind: 'meeting', sentAt: now })
  expect(JSON.stringify(sent)).not.toContain('Asha')
  expect(Object.keys(ended(new Map(), letter(), A, attempt({ kind: 'unknown' })))).toEqual(['pace'])
})

test('a new connection ends our own patience, and nothing else', () => {
  const stored = new Map([['pace', { failures: 3, retryAt: now + 20_000, closedUntil: now + 9, lastPostAt: 4 }]])
  expect(rested(stored)).toMatchObject({ pace: { failures: 0, retryAt: 0, closedUntil: now + 9, lastPostAt: 4 } })
  expect(rested(new Map())).toEqual({})
})
