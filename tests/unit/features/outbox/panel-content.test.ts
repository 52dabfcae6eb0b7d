import { record as message } from 'virtual:records/messages/outbox/says'
import { record as why } from 'virtual:records/messages/outbox/why'
import { expect, test } from 'vitest'
import { headerCount } from '#features/outbox/counts.ts'
import { createItem, toSentItem, type UnsentItem } from '#features/outbox/item.ts'
import { panelContent, plainTextRow } from '#features/outbox/panel-content.ts'
import { initialRateLimit, type RateLimit } from '#features/outbox/rate-limit.ts'
import { type OutboxSnapshot, readSnapshot } from '#features/outbox/snapshot.ts'
import type { MailDraft, RequestKind } from '#platform/mail.ts'

const NOW = new Date(2025, 6, 12, 14, 12).getTime()
const MINUTE = 60_000

function draftOf(kind: RequestKind, message = 'Hello'): MailDraft {
  const params = {
    to_email: 'hello@vyomix.example',
    from_name: 'Leela Nair',
    from_email: 'leela@example.com',
    phone_number: '',
    meeting_date: '',
    meeting_time: '',
    message,
  }
  return { kind, params, fields: { message } }
}

function item(position: number, kind: RequestKind = 'contact', createdAt = NOW - MINUTE): UnsentItem {
  return createItem(draftOf(kind), `MR-0000000${position}`, createdAt, position)
}

function snapshotOf(items: OutboxSnapshot['items'], rateLimit: Partial<RateLimit> = {}): OutboxSnapshot {
  return { items, rateLimit: { ...initialRateLimit, ...rateLimit }, unreadable: [], newerCount: 0, cleared: [] }
}

const ambiguous = (item: UnsentItem, doubts: number): UnsentItem => ({
  ...item,
  status: 'ambiguous',
  doubts,
  tries: doubts,
})
const rejected = (item: UnsentItem): UnsentItem => ({ ...item, status: 'rejected', code: 400, tries: 1 })
const stale = (item: UnsentItem): UnsentItem => ({ ...item, status: 'stale' })
const sending = (item: UnsentItem): UnsentItem => ({
  ...item,
  status: 'sending',
  startedAt: NOW,
  tries: 1,
  attempt: 'a',
})

const messagesOf = (snapshot: OutboxSnapshot, isOnline = true) =>
  panelContent(snapshot, isOnline, NOW).rows.map(({ message }) => message)
const actionsOf = (snapshot: OutboxSnapshot, isOnline = true) =>
  panelContent(snapshot, isOnline, NOW).rows.map((row) => row.actions)

test('items that need the visitor come first, then the one being sent, then the others in their order', () => {
  const failedOnce = { ...item(1), tries: 1 }
  const rows = panelContent(snapshotOf([failedOnce, item(2), sending(item(3)), rejected(item(4))]), true, NOW).rows
  expect(rows.map(({ id }) => id)).toEqual(['MR-00000004', 'MR-00000003', 'MR-00000002', 'MR-00000001'])
})

test('an item that cannot be formatted is shown as plain text, and can be copied or cancelled', () => {
  const whole = item(2)
  const broken = { ...whole, draft: { ...whole.draft, fields: null as never } }
  const snapshot = snapshotOf([item(1), broken, item(3)])
  const [first, second, third] = panelContent(snapshot, true, NOW).rows
  expect([first?.message, third?.message]).toEqual(
    panelContent(snapshotOf([item(1), item(3)]), true, NOW).rows.map(({ message }) => message),
  )
  expect(second).toEqual(plainTextRow(broken))
  expect(second).toMatchObject({ item: broken, isPlainText: true, actions: ['copy', 'cancel'] })
  expect(second?.text).toContain('Leela Nair')
  expect(second?.text).toContain('Hello')
})

test('sent items are listed separately, the latest first, with their reference and without their text', () => {
  const sent = [toSentItem(item(1, 'meeting'), NOW - 3 * MINUTE), toSentItem(item(2, 'training'), NOW - MINUTE)]
  const view = panelContent(snapshotOf(sent), true, NOW)
  expect(view.rows).toEqual([])
  expect(
    view.sent.map(({ name, time, message, why, text, actions }) => [name, time, message, why, text, actions]),
  ).toEqual([
    ['Training inquiry', '14:11', 'Sent · Ref MR-00000002', why.wiped, '', []],
    ['Meeting request', '14:09', 'Sent · Ref MR-00000001', '', '', []],
  ])
})

test('the first item says when it is tried again, and the others say that they follow', () => {
  const snapshot = snapshotOf([item(1), item(2)], { lastPostAt: NOW - 10_000, retryAt: NOW + 39_500 })
  expect(messagesOf(snapshot)).toEqual(['Waiting · next try in 40 s', 'Waiting · goes after the one above'])
})

test('the ring fills as the wait passes, more slowly for a longer wait, and stays empty offline', () => {
  const snapshot = snapshotOf([item(1), item(2)], { lastPostAt: NOW - 10_000, retryAt: NOW + 30_000 })
  const [first, second] = panelContent(snapshot, true, NOW).rows.map(({ progress }) => progress)
  expect(first).toBe(0.25)
  expect(second).toBeLessThan(0.25)
  expect(panelContent(snapshot, false, NOW).rows[0]?.progress).toBe(0)
})

test('no time is shown for an attempt that is due, or that needs a connection', () => {
  expect(messagesOf(snapshotOf([item(1)]))).toEqual(['Waiting · next try within a minute'])
  expect(messagesOf(snapshotOf([item(1)], { retryAt: NOW + 30_000 }), false)).toEqual(['Waiting for a connection'])
})

test('while another item is being sent, the first in line says that it follows', () => {
  const snapshot = snapshotOf([sending(item(1)), item(2)], { lastPostAt: NOW })
  expect(messagesOf(snapshot)).toEqual(['Sending now', 'Waiting · goes after the one above'])
  expect(actionsOf(snapshot)).toEqual([[], ['edit', 'cancel', 'copy']])
})

test('only the first in line offers to be sent now, even if the device is reported to be offline', () => {
  const snapshot = snapshotOf([item(1), item(2)], { retryAt: NOW + 40_000 })
  expect(actionsOf(snapshot)).toEqual([
    ['send', 'edit', 'cancel', 'copy'],
    ['edit', 'cancel', 'copy'],
  ])
  expect(actionsOf(snapshot, false)).toEqual(actionsOf(snapshot))
  expect([panelContent(snapshot, true, NOW).canSend, panelContent(snapshot, false, NOW).canSend]).toEqual([true, true])
})

test('a wait that the mail service asked for is shown, and cannot be skipped', () => {
  const view = panelContent(snapshotOf([item(1)], { closedUntil: NOW + 4 * MINUTE }), true, NOW)
  expect(view.rows).toMatchObject([
    {
      message: 'Waiting · next try in 4 min',
      why: why.ordered,
      actions: ['edit', 'cancel', 'copy'],
    },
  ])
  expect(view.canSend).toBe(false)
})

test('an item with two unclear attempts waits for another one, says so, and cannot be edited meanwhile', () => {
  expect(panelContent(snapshotOf([ambiguous(item(1), 2)]), true, NOW).rows).toMatchObject([
    {
      variant: 'waiting',
      message: 'Waiting · next try within a minute',
      why: why.maybe,
      actions: ['send', 'markSent', 'cancel', 'copy'],
    },
  ])
})

test('after the third attempt without a response the visitor decides', () => {
  expect(panelContent(snapshotOf([ambiguous(item(1), 3)]), true, NOW).rows).toMatchObject([
    {
      variant: 'asks',
      message: message.noAnswer,
      why: why.noAnswer,
      actions: ['sendAgain', 'markSent', 'cancel', 'copy', 'mail'],
    },
  ])
})

test('a rejected item and an item for a past date show their reasons and actions', () => {
  expect(panelContent(snapshotOf([rejected(item(1)), stale(item(2))]), true, NOW).rows).toMatchObject([
    {
      message: 'Needs you: the mail service refused it',
      why: why.refused,
      actions: ['edit', 'cancel', 'copy', 'mail'],
    },
    {
      message: message.past,
      why: why.past,
      actions: ['changeDate', 'sendWithoutDate', 'cancel', 'copy', 'mail'],
    },
  ])
})

test('the row of a request has its kind, its time and an excerpt', () => {
  const [row] = panelContent(snapshotOf([item(1, 'contact', NOW - 32 * MINUTE)]), true, NOW).rows
  expect(row).toMatchObject({ name: 'Message', time: '13:40', text: 'Leela Nair. “Hello”' })
})

test('without waiting items, the panel does not offer to send the queue', () => {
  expect(panelContent(snapshotOf([rejected(item(1))]), true, NOW).canSend).toBe(null)
  expect(panelContent(snapshotOf([sending(item(1))]), true, NOW).canSend).toBe(null)
})

test('the summary counts the requests that need the visitor, wait or are being sent', () => {
  const all = [ambiguous(item(1), 3), sending(item(2)), item(3), item(4)]
  const summary = (snapshot: OutboxSnapshot, isOnline = true) => panelContent(snapshot, isOnline, NOW).summary
  expect(summary(snapshotOf(all))).toBe('One needs you. Two are waiting, one is on its way.')
  expect(summary(snapshotOf([item(1)]), false)).toBe('You are offline. One request is kept on this device.')
  expect(summary(snapshotOf([rejected(item(1)), stale(item(2))]))).toBe('Two need you.')
  expect(summary(snapshotOf([rejected(item(1)), item(2)]), false)).toBe(
    'You are offline. Two requests are kept on this device. One needs you.',
  )
  expect(summary(snapshotOf([]), false)).toBe('')
})

test('unreadable records count as needing the visitor, and the panel learns of records of a newer version', () => {
  const stored = new Map<string, unknown>([
    ['quarantine:MR-00000001', 'rubbish'],
    ['MR-00000002', { v: 2 }],
  ])
  const snapshot = readSnapshot(stored)
  expect(panelContent(snapshot, true, NOW)).toMatchObject({
    rows: [],
    unreadable: 1,
    hasNewer: true,
    summary: 'One needs you.',
  })
  expect(headerCount(snapshot)).toEqual({ count: 1, variant: 'asks', name: '1 request, one needs you' })
})

test('the count in the header has the most urgent state, and is absent when no request is left', () => {
  expect(headerCount(snapshotOf([item(1), item(2)]))).toEqual({
    count: 2,
    variant: 'waiting',
    name: '2 requests waiting on this device',
  })
  expect(headerCount(snapshotOf([item(1), sending(item(2))]))).toEqual({
    count: 2,
    variant: 'sending',
    name: '2 requests, sending',
  })
  expect(headerCount(snapshotOf([item(1), sending(item(2)), rejected(item(3)), item(4)]))).toEqual({
    count: 4,
    variant: 'asks',
    name: '4 requests, one needs you',
  })
  expect(headerCount(snapshotOf([toSentItem(item(1), NOW)]))).toBe(null)
})

test('items that only this tab still has come first and can be stored again', () => {
  const snapshot = { ...snapshotOf([rejected(item(1))]), cleared: [item(2)] }
  const view = panelContent(snapshot, true, NOW)
  expect(view.rows[0]).toMatchObject({
    id: 'MR-00000002',
    variant: 'asks',
    message: 'Needs you: the browser cleared this site’s storage',
    why: why.cleared,
    actions: ['keepAgain', 'cancel', 'copy', 'mail'],
    text: 'Leela Nair. “Hello”',
  })
  expect([view.summary, view.hasUnsent]).toEqual(['Two need you.', true])
  expect(panelContent(snapshot, false, NOW).summary).toBe(
    'You are offline. One request is kept on this device. Two need you.',
  )
  const clearedOnly = panelContent({ ...snapshotOf([]), cleared: [item(2)] }, false, NOW)
  expect([clearedOnly.summary, clearedOnly.hasUnsent]).toEqual(['You are offline. One needs you.', false])
  expect(headerCount(snapshot)).toMatchObject({ count: 2, variant: 'asks' })
})
