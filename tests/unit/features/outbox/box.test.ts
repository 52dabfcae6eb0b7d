import { expect, test } from 'vitest'
import { needsVisitor, readBox, sequence } from '#features/outbox/box.ts'
import { sentItem } from '#features/outbox/item.ts'
import { waitingItem } from '#support/outbox-letters.ts'

const [A, B, C, D] = ['MR-AAAAAAAA', 'MR-BBBBBBBB', 'MR-CCCCCCCC', 'MR-DDDDDDDD'] as const

test('items come in their order, and the pace and the lock are none of them', () => {
  const box = readBox(
    new Map<string, unknown>([
      [A, waitingItem(A, { order: 9 })],
      ['pace', { failures: 2 }],
      ['lease', { owner: 'x', until: 5 }],
      [B, waitingItem(B, { order: 3 })],
    ]),
  )
  expect(box.items.map(({ id }) => id)).toEqual(['MR-BBBBBBBB', 'MR-AAAAAAAA'])
  expect(box).toMatchObject({ unreadable: [], newer: 0, pace: { failures: 2 } })
})

test('what makes no sense is named, and what a newer site left is counted', () => {
  const box = readBox(
    new Map<string, unknown>([
      [A, null],
      ['shelf', 3],
      ['quarantine:shelf', 4],
      [B, { v: 2, id: B }],
      ['settings', { v: 2 }],
    ]),
  )
  expect(box).toMatchObject({ items: [], unreadable: ['MR-AAAAAAAA', 'shelf', 'quarantine:shelf'], newer: 2 })
})

test('an answer that was lost is asked for by itself twice, then the visitor decides', () => {
  const doubts = [0, 1, 2, 3, 4].map((count) => needsVisitor(waitingItem(A, { status: 'ambiguous', doubts: count })))
  expect(doubts).toEqual([false, false, false, true, true])
})

test('what was refused, and what is too late, waits for the visitor', () => {
  expect(needsVisitor(waitingItem(A, { status: 'rejected', code: 400 }))).toBe(true)
  expect(needsVisitor(waitingItem(A, { status: 'stale' }))).toBe(true)
  expect(needsVisitor(waitingItem(A))).toBe(false)
  expect(needsVisitor(sentItem(waitingItem(A), 1))).toBe(false)
})

test('those never tried go before those that failed, each in the order in which they came', () => {
  const items = [
    waitingItem(A, { order: 1, tries: 2 }),
    waitingItem(B, { order: 2, tries: 1, doubts: 1, status: 'ambiguous' }),
    waitingItem(C, { order: 4 }),
    waitingItem(D, { order: 3 }),
  ]
  expect(sequence(items).map(({ id }) => id)).toEqual([D, C, B, A])
})

test('nothing goes by itself that is under way, was sent, or waits for the visitor', () => {
  const items = [
    waitingItem(A, { status: 'sending', startedAt: 1 }),
    sentItem(waitingItem(B), 1),
    waitingItem(C, { status: 'ambiguous', doubts: 3 }),
    waitingItem(D, { status: 'rejected', code: 400 }),
  ]
  expect(sequence(items)).toEqual([])
})
