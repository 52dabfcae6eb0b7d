import { record as waits } from 'virtual:records/messages/outbox/waits'
import { expect, test } from 'vitest'
import { changeAnnouncement } from '#features/outbox/change-announcement.ts'
import { createItem, type OutboxItem, toSentItem, type UnsentItem } from '#features/outbox/item.ts'
import { initialRateLimit } from '#features/outbox/rate-limit.ts'
import type { OutboxSnapshot } from '#features/outbox/snapshot.ts'
import type { RequestKind } from '#platform/mail.ts'

function item(position: number, kind: RequestKind = 'meeting'): UnsentItem {
  const from = { to_email: 'hello@vyomix.example', from_name: 'Leela Nair', from_email: 'leela@example.com' }
  const params = { ...from, phone_number: '', meeting_date: '', meeting_time: '', message: '' }
  return createItem({ kind, params, fields: {} }, `MR-0000000${position}`, 0, position)
}

const snapshotOf = (...items: OutboxItem[]): OutboxSnapshot => ({
  items,
  rateLimit: initialRateLimit,
  unreadable: [],
  newerCount: 0,
  cleared: [],
})
const rejected = (item: UnsentItem): UnsentItem => ({ ...item, status: 'rejected', code: 400 })
const sending = (item: UnsentItem): UnsentItem => ({ ...item, status: 'sending', startedAt: 0 })

test('a newly waiting item is announced with the number of waiting items', () => {
  expect(changeAnnouncement(snapshotOf(), snapshotOf(item(1)))).toBe('1 request is waiting')
  expect(changeAnnouncement(snapshotOf(item(1)), snapshotOf(item(1), item(2)))).toBe('2 requests are waiting')
})

test('neither an item that starts being sent nor an unchanged item is announced', () => {
  expect(changeAnnouncement(snapshotOf(item(1)), snapshotOf(sending(item(1))))).toBe('')
  expect(changeAnnouncement(snapshotOf(item(1)), snapshotOf(item(1)))).toBe('')
})

test('a sent item has its own toast, so only the number of remaining items is announced', () => {
  expect(changeAnnouncement(snapshotOf(item(1), item(2)), snapshotOf(toSentItem(item(1), 0), item(2)))).toBe(
    '1 request is waiting',
  )
  expect(changeAnnouncement(snapshotOf(item(1)), snapshotOf(toSentItem(item(1), 0)))).toBe(waits.none)
})

test('a newsletter subscription has no toast, so it is announced by name', () => {
  const subscription = item(1, 'newsletter')
  expect(changeAnnouncement(snapshotOf(subscription), snapshotOf(toSentItem(subscription, 0)))).toBe(
    `Newsletter sent. ${waits.none}`,
  )
})

test('an item that the visitor marks as sent has no toast, so it is announced by name', () => {
  const ambiguous: UnsentItem = { ...item(1), status: 'ambiguous', doubts: 3 }
  expect(changeAnnouncement(snapshotOf(ambiguous, item(2)), snapshotOf(toSentItem(ambiguous, 0), item(2)))).toBe(
    'Meeting request sent',
  )
})

test('an item that starts to need a decision by the visitor is announced once', () => {
  const [before, after] = [snapshotOf(item(1), item(2)), snapshotOf(rejected(item(1)), item(2))]
  expect(changeAnnouncement(before, after)).toBe(
    'Meeting request. Needs you: the mail service refused it. 1 request is waiting',
  )
  expect(changeAnnouncement(after, after)).toBe('')
  expect(changeAnnouncement(snapshotOf(item(1)), snapshotOf(rejected(item(1))))).toBe(
    'Meeting request. Needs you: the mail service refused it',
  )
})

test('items that the browser cleared are announced once', () => {
  const [before, after] = [snapshotOf(item(1)), { ...snapshotOf(), cleared: [item(1)] }]
  expect(changeAnnouncement(before, after)).toBe('Meeting request. Needs you: the browser cleared this site’s storage')
  expect(changeAnnouncement(after, after)).toBe('')
})
