import { record as message } from 'virtual:records/messages/outbox/says'
import { record as why } from 'virtual:records/messages/outbox/why'
import { expect, test } from 'vitest'
import { headerCount } from '#features/outbox/counts.ts'
import { createItem, type Draft, type RequestKind, toSentItem, type UnsentItem } from '#features/outbox/item.ts'
import { panelContent, plainTextRow } from '#features/outbox/panel-content.ts'
import { initialRateLimit, type RateLimit } from '#features/outbox/rate-limit.ts'
import { type OutboxSnapshot, readSnapshot } from '#features/outbox/snapshot.ts'

const NOW = new Date(2025, 6, 12, 14, 12).getTime()
const MINUTE = 60_000

function draftOf(kind: RequestKind, message = 'Hello'): Draft {
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

function item(place: number, kind: RequestKind = 'contact', createdAt = NOW - MINUTE): UnsentItem {
  return createItem(draftOf(kind), `MR-0000000${place}`, createdAt, place)
}

function boxOf(items: OutboxSnapshot['items'], pace: Partial<RateLimit> = {}): OutboxSnapshot {
  return { items, rateLimit: { ...initialRateLimit, ...pace }, unreadable: [], newer: 0, cleared: [] }
}

const ambiguous = (one: UnsentItem, doubts: number): UnsentItem => ({
  ...one,
  status: 'ambiguous',
  doubts,
  tries: doubts,
})
const rejected = (one: UnsentItem): UnsentItem => ({ ...one, status: 'rejected', code: 400, tries: 1 })
const stale = (one: UnsentItem): UnsentItem => ({ ...one, status: 'stale' })
const sending = (one: UnsentItem): UnsentItem => ({ ...one, status: 'sending', startedAt: NOW, tries: 1, attempt: 'a' })

const labels = (box: OutboxSnapshot, isOnline = true) =>
  panelContent(box, isOnline, NOW).rows.map(({ message }) => message)
const actions = (box: OutboxSnapshot, isOnline = true) =>
  panelContent(box, isOnline, NOW).rows.map((row) => row.actions)

test('items that need the visitor come first, then the one being sent, then the others in their order', () => {
  const failedOnce = { ...item(1), tries: 1 }
  const rows = panelContent(boxOf([failedOnce, item(2), sending(item(3)), rejected(item(4))]), true, NOW).rows
  expect(rows.map(({ id }) => id)).toEqual(['MR-00000004', 'MR-00000003', 'MR-00000002', 'MR-00000001'])
})

test('an item without a readable summary is shown as plain text, to be copied or cancelled; the others as usual', () => {
  const whole = item(2)
  const spoiled = { ...whole, draft: { ...whole.draft, fields: null as never } }
  const box = boxOf([item(1), spoiled, item(3)])
  const [first, second, third] = panelContent(box, true, NOW).rows
  expect([first?.message, third?.message]).toEqual(
    panelContent(boxOf([item(1), item(3)]), true, NOW).rows.map(({ message }) => message),
  )
  expect(second).toEqual(plainTextRow(spoiled))
  expect(second).toMatchObject({ item: spoiled, isPlainText: true, actions: ['copy', 'cancel'] })
  expect(second?.words).toContain('Leela Nair')
  expect(second?.words).toContain('Hello')
})

test('sent items are listed apart, the latest first, with their reference and without their text', () => {
  const sent = [toSentItem(item(1, 'meeting'), NOW - 3 * MINUTE), toSentItem(item(2, 'training'), NOW - MINUTE)]
  const view = panelContent(boxOf(sent), true, NOW)
  expect(view.rows).toEqual([])
  expect(
    view.sent.map(({ name, time, message, why, words, actions }) => [name, time, message, why, words, actions]),
  ).toEqual([
    ['Training inquiry', '14:11', 'Sent · Ref MR-00000002', why.wiped, '', []],
    ['Meeting request', '14:09', 'Sent · Ref MR-00000001', '', '', []],
  ])
})

test('the first item says when it is tried again, and the others say that they follow', () => {
  const box = boxOf([item(1), item(2)], { lastPostAt: NOW - 10_000, retryAt: NOW + 39_500 })
  expect(labels(box)).toEqual(['Waiting · next try in 40 s', 'Waiting · goes after the one above'])
})

test('the ring fills as the wait passes, and more slowly for a longer wait', () => {
  const box = boxOf([item(1), item(2)], { lastPostAt: NOW - 10_000, retryAt: NOW + 30_000 })
  const [first, second] = panelContent(box, true, NOW).rows.map(({ progress }) => progress)
  expect(first).toBe(0.25)
  expect(second).toBeLessThan(0.25)
  expect(panelContent(box, false, NOW).rows[0]?.progress).toBe(0)
})

test('without a known time of the next attempt, none is shown', () => {
  expect(labels(boxOf([item(1)]))).toEqual(['Waiting · next try within a minute'])
  expect(labels(boxOf([item(1)], { retryAt: NOW + 30_000 }), false)).toEqual(['Waiting for a connection'])
})

test('while another item is being sent, the first in line says that it follows', () => {
  const box = boxOf([sending(item(1)), item(2)], { lastPostAt: NOW })
  expect(labels(box)).toEqual(['Sending now', 'Waiting · goes after the one above'])
  expect(actions(box)).toEqual([[], ['edit', 'cancel', 'copy']])
})

test('only the first in line can be sent now, even if the device is reported to be offline', () => {
  const box = boxOf([item(1), item(2)], { retryAt: NOW + 40_000 })
  expect(actions(box)).toEqual([
    ['send', 'edit', 'cancel', 'copy'],
    ['edit', 'cancel', 'copy'],
  ])
  expect(actions(box, false)).toEqual(actions(box))
  expect([panelContent(box, true, NOW).canSend, panelContent(box, false, NOW).canSend]).toEqual([true, true])
})

test('a wait that the mail service asked for is shown, and cannot be skipped', () => {
  const view = panelContent(boxOf([item(1)], { closedUntil: NOW + 4 * MINUTE }), true, NOW)
  expect(view.rows).toMatchObject([
    {
      message: 'Waiting · next try in 4 min',
      why: why.ordered,
      actions: ['edit', 'cancel', 'copy'],
    },
  ])
  expect(view.canSend).toBe(false)
})

test('an item without a response is sent again twice automatically, says so, and cannot be edited meanwhile', () => {
  expect(panelContent(boxOf([ambiguous(item(1), 2)]), true, NOW).rows).toMatchObject([
    {
      variant: 'waiting',
      message: 'Waiting · next try within a minute',
      why: why.maybe,
      actions: ['send', 'markSent', 'cancel', 'copy'],
    },
  ])
})

test('after the third attempt without a response the visitor decides', () => {
  expect(panelContent(boxOf([ambiguous(item(1), 3)]), true, NOW).rows).toMatchObject([
    {
      variant: 'asks',
      message: message.noAnswer,
      why: why.noAnswer,
      actions: ['sendAgain', 'markSent', 'cancel', 'copy', 'mail'],
    },
  ])
})

test('a rejected item and one for a past date say what to do', () => {
  expect(panelContent(boxOf([rejected(item(1)), stale(item(2))]), true, NOW).rows).toMatchObject([
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

test('a request with its text shows who, when and what', () => {
  const [row] = panelContent(boxOf([item(1, 'contact', NOW - 32 * MINUTE)]), true, NOW).rows
  expect(row).toMatchObject({ name: 'Message', time: '13:40', words: 'Leela Nair. “Hello”' })
})

test('without waiting items there is nothing to send', () => {
  expect(panelContent(boxOf([rejected(item(1))]), true, NOW).canSend).toBe(null)
  expect(panelContent(boxOf([sending(item(1))]), true, NOW).canSend).toBe(null)
})

test('the line below the name is a summary', () => {
  const all = [ambiguous(item(1), 3), sending(item(2)), item(3), item(4)]
  const summary = (box: OutboxSnapshot, isOnline = true) => panelContent(box, isOnline, NOW).summary
  expect(summary(boxOf(all))).toBe('One needs you. Two are waiting, one is on its way.')
  expect(summary(boxOf([item(1)]), false)).toBe('You are offline. One request is kept on this device.')
  expect(summary(boxOf([rejected(item(1)), stale(item(2))]))).toBe('Two need you.')
  expect(summary(boxOf([rejected(item(1)), item(2)]), false)).toBe(
    'You are offline. Two requests are kept on this device. One needs you.',
  )
  expect(summary(boxOf([]), false)).toBe('')
})

test('unreadable records are counted as needing the visitor, and those of a newer version are mentioned', () => {
  const stored = new Map<string, unknown>([
    ['quarantine:MR-00000001', 'rubbish'],
    ['MR-00000002', { v: 2 }],
  ])
  const box = readSnapshot(stored)
  expect(panelContent(box, true, NOW)).toMatchObject({
    rows: [],
    unreadable: 1,
    hasNewer: true,
    summary: 'One needs you.',
  })
  expect(headerCount(box)).toEqual({ count: 1, variant: 'asks', name: '1 request, one needs you' })
})

test('the count in the header names what is most urgent, and is absent when nothing is left', () => {
  expect(headerCount(boxOf([item(1), item(2)]))).toEqual({
    count: 2,
    variant: 'waiting',
    name: '2 requests waiting on this device',
  })
  expect(headerCount(boxOf([item(1), sending(item(2))]))).toEqual({
    count: 2,
    variant: 'sending',
    name: '2 requests, sending',
  })
  expect(headerCount(boxOf([item(1), sending(item(2)), rejected(item(3)), item(4)]))).toEqual({
    count: 4,
    variant: 'asks',
    name: '4 requests, one needs you',
  })
  expect(headerCount(boxOf([toSentItem(item(1), NOW)]))).toBe(null)
})

test('items that only this tab has come first, say so, and can be stored again', () => {
  const box = { ...boxOf([rejected(item(1))]), cleared: [item(2)] }
  const view = panelContent(box, true, NOW)
  expect(view.rows[0]).toMatchObject({
    id: 'MR-00000002',
    variant: 'asks',
    message: 'Needs you: the browser cleared this site’s storage',
    why: why.cleared,
    actions: ['keepAgain', 'cancel', 'copy', 'mail'],
    words: 'Leela Nair. “Hello”',
  })
  expect([view.summary, view.hasUnsent]).toEqual(['Two need you.', true])
  expect(panelContent(box, false, NOW).summary).toBe(
    'You are offline. One request is kept on this device. Two need you.',
  )
  const runExclusive = panelContent({ ...boxOf([]), cleared: [item(2)] }, false, NOW)
  expect([runExclusive.summary, runExclusive.hasUnsent]).toEqual(['You are offline. One needs you.', false])
  expect(headerCount(box)).toMatchObject({ count: 2, variant: 'asks' })
})
