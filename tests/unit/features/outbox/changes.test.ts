import { record as waits } from 'virtual:records/messages/outbox/waits'
import { expect, test } from 'vitest'
import type { Box } from '#features/outbox/box.ts'
import { changeOf } from '#features/outbox/changes.ts'
import { type Kind, newItem, type OutboxItem, sentItem, type Unsent } from '#features/outbox/item.ts'
import { restingPace } from '#features/outbox/pace.ts'

function item(place: number, kind: Kind = 'meeting'): Unsent {
  const from = { to_email: 'hello@vyomix.example', from_name: 'Leela Nair', from_email: 'leela@example.com' }
  const params = { ...from, phone_number: '', meeting_date: '', meeting_time: '', message: '' }
  return newItem({ kind, params, fields: {} }, `MR-0000000${place}`, 0, place)
}

const boxOf = (...items: OutboxItem[]): Box => ({ items, pace: restingPace, unreadable: [], newer: 0, cleared: [] })
const rejected = (one: Unsent): Unsent => ({ ...one, status: 'rejected', code: 400 })
const sending = (one: Unsent): Unsent => ({ ...one, status: 'sending', startedAt: 0 })

test('what begins to wait is counted aloud', () => {
  expect(changeOf(boxOf(), boxOf(item(1)))).toBe('1 request is waiting')
  expect(changeOf(boxOf(item(1)), boxOf(item(1), item(2)))).toBe('2 requests are waiting')
})

test('that one is under way is not worth a word', () => {
  expect(changeOf(boxOf(item(1)), boxOf(sending(item(1))))).toBe('')
  expect(changeOf(boxOf(item(1)), boxOf(item(1)))).toBe('')
})

test('what was sent has its toast: only what is left is said', () => {
  expect(changeOf(boxOf(item(1), item(2)), boxOf(sentItem(item(1), 0), item(2)))).toBe('1 request is waiting')
  expect(changeOf(boxOf(item(1)), boxOf(sentItem(item(1), 0)))).toBe(waits.none)
})

test('the newsletter has no toast, so that it is named', () => {
  const one = item(1, 'newsletter')
  expect(changeOf(boxOf(one), boxOf(sentItem(one, 0)))).toBe(`Newsletter sent. ${waits.none}`)
})

test('what the visitor marks as sent has no toast either', () => {
  const lost: Unsent = { ...item(1), status: 'ambiguous', doubts: 3 }
  expect(changeOf(boxOf(lost, item(2)), boxOf(sentItem(lost, 0), item(2)))).toBe('Meeting request sent')
})

test('what comes to need the visitor says so once', () => {
  const [before, after] = [boxOf(item(1), item(2)), boxOf(rejected(item(1)), item(2))]
  expect(changeOf(before, after)).toBe('Meeting request. Needs you: the mail service refused it. 1 request is waiting')
  expect(changeOf(after, after)).toBe('')
  expect(changeOf(boxOf(item(1)), boxOf(rejected(item(1))))).toBe(
    'Meeting request. Needs you: the mail service refused it',
  )
})

test('what the browser cleared is said once', () => {
  const [before, after] = [boxOf(item(1)), { ...boxOf(), cleared: [item(1)] }]
  expect(changeOf(before, after)).toBe('Meeting request. Needs you: the browser cleared this site’s storage')
  expect(changeOf(after, after)).toBe('')
})
