import { record as facts } from 'virtual:records/facts'
import { record as words } from 'virtual:records/messages/receipt'
import ical from 'ical.js'
import { expect, test } from 'vitest'
import { config } from '#content/config.ts'
import type { Receipt } from '#features/outbox/form-state.ts'
import { initialRateLimit } from '#features/outbox/rate-limit.ts'
import {
  meetingStart,
  nextStep,
  receiptCalendar,
  receiptLines,
  receiptStatus,
  receiptSubject,
} from '#features/outbox/receipt.ts'
import { limbPath, referenceTrails } from '#features/outbox/reference-trails.ts'
import type { OutboxSnapshot } from '#features/outbox/snapshot.ts'
import { draftOf, queuedItem } from '#support/outbox-fixtures.ts'

const REFERENCE = 'MR-7K2QX4AB'
const receipt: Receipt = {
  kind: 'meeting',
  reference: REFERENCE,
  at: Date.parse('2026-07-10T14:02'),
  isSent: true,
  date: '',
  time: '',
  batch: '',
  hasSheet: false,
  isNew: false,
  isListed: false,
  View: () => null,
}
const kept: Receipt = { ...receipt, isSent: false }
const dated: Receipt = { ...receipt, date: '2026-07-14', time: '11:30' }

const emptySnapshot: OutboxSnapshot = {
  items: [],
  rateLimit: initialRateLimit,
  unreadable: [],
  newerCount: 0,
  cleared: [],
}
const snapshotWith = (item: OutboxSnapshot['items'][number]): OutboxSnapshot => ({ ...emptySnapshot, items: [item] })
const sentItem = { v: 1, id: REFERENCE, createdAt: 0, order: 0, status: 'sent', kind: 'meeting', sentAt: 5 } as const

test('a receipt says what the form reported as long as the outbox does not list the request', () => {
  for (const snapshot of [null, emptySnapshot]) {
    expect(receiptStatus(receipt, snapshot)).toBe('sent')
    expect(receiptStatus(kept, snapshot)).toBe('waiting')
  }
})

test('the receipt of a kept request turns into one of a sent request when the outbox has sent it', () => {
  expect(receiptStatus(kept, snapshotWith(queuedItem(REFERENCE)))).toBe('waiting')
  expect(receiptStatus(kept, snapshotWith({ ...queuedItem(REFERENCE), status: 'sending', startedAt: 1 }))).toBe(
    'waiting',
  )
  expect(receiptStatus(kept, snapshotWith(sentItem))).toBe('sent')
})

test('a request that was listed and is listed no longer was cancelled, edited or deleted, so its receipt goes', () => {
  expect(receiptStatus({ ...kept, isListed: true }, emptySnapshot)).toBe('gone')
  expect(receiptStatus({ ...receipt, isListed: true }, emptySnapshot)).toBe('gone')
  expect(receiptStatus({ ...kept, isListed: true }, null)).toBe('gone')
})

test('a request that may have arrived is not called unsent, and one that needs the visitor is called so', () => {
  expect(receiptStatus(kept, snapshotWith(queuedItem(REFERENCE, { doubts: 1 })))).toBe('doubtful')
  expect(receiptStatus(kept, snapshotWith(queuedItem(REFERENCE, { status: 'ambiguous', doubts: 3 })))).toBe('asks')
  expect(receiptStatus(kept, snapshotWith({ ...queuedItem(REFERENCE), status: 'rejected', code: 422 }))).toBe('asks')
})

test('a request whose record the browser cleared needs the visitor', () => {
  const cleared = { ...emptySnapshot, cleared: [queuedItem(REFERENCE)] }
  expect(receiptStatus({ ...kept, isListed: true }, cleared)).toBe('asks')
})

test('a receipt goes when the visitor sends the request without the date that the receipt names', () => {
  const draft = draftOf('meeting', { meeting_date: dated.date })
  expect(receiptStatus({ ...dated, isSent: false }, snapshotWith(queuedItem(REFERENCE, { draft })))).toBe('waiting')
  expect(receiptStatus({ ...dated, isSent: false }, snapshotWith(queuedItem(REFERENCE)))).toBe('gone')
})

test('the reply within the stated time is promised for meetings only, and counts from the arrival', () => {
  expect(nextStep(receipt, 'sent')).toContain(facts.meetingReply)
  expect(nextStep(receipt, 'waiting')).toMatch(new RegExp(`keeps.*Once it has arrived.*${facts.meetingReply}`))
  for (const status of ['sent', 'waiting', 'doubtful', 'asks'] as const)
    expect(nextStep({ ...receipt, kind: 'training' }, status)).not.toContain(facts.meetingReply)
})

test('the lines of a receipt name the preferred time as India time, and when it was sent or saved', () => {
  const linesOf = (changes: Partial<Receipt>, status: 'sent' | 'waiting' = 'sent') =>
    receiptLines({ ...receipt, ...changes }, status, receipt.at).map(({ name, text }) => [name, text])
  const sentLine = [words.fields.sentAt, '10 July 2026 at 14:02']
  expect(linesOf({})).toEqual([sentLine])
  expect(linesOf(dated)).toEqual([[words.fields.preferred, '14 July 2026 at 11:30, India time'], sentLine])
  expect(linesOf({ date: '2026-07-14' })).toEqual([[words.fields.preferred, '14 July 2026'], sentLine])
  expect(linesOf({ time: '11:30' })).toEqual([[words.fields.preferred, '11:30, India time'], sentLine])
  expect(linesOf({}, 'waiting')).toEqual([[words.fields.savedAt, '10 July 2026 at 14:02']])
})

test('a request with a scope sheet and without a time is one for a quote', () => {
  expect(receiptSubject({ ...receipt, hasSheet: true })).toBe('sheet')
  expect(receiptSubject({ ...dated, hasSheet: true })).toBe('meeting')
  expect(receiptSubject(receipt)).toBe('meeting')
  expect(nextStep({ ...receipt, hasSheet: true }, 'sent')).not.toContain('meeting')
})

test('the receipt of an inquiry names its course, or else the training, and promises no time', () => {
  const inquiry: Receipt = { ...receipt, kind: 'training' }
  const courseIn = (batch: string) => receiptLines({ ...inquiry, batch }, 'sent', receipt.at)[0]
  expect(courseIn('Evenings')).toEqual({ name: words.fields.course, text: 'Evenings' })
  expect(courseIn('')).toEqual({ name: words.fields.course, text: words.anyCourse })
  expect(nextStep(inquiry, 'sent')).not.toMatch(/\d/)
})

test('a meeting starts when it is that time in India, wherever the visitor is', () => {
  expect(meetingStart(dated)).toBe(Date.UTC(2026, 6, 14, 6, 0))
  expect(meetingStart({ date: '2026-07-14', time: '03:00' })).toBe(Date.UTC(2026, 6, 13, 21, 30))
})

test.each([
  ['', ''],
  ['2026-07-14', ''],
  ['', '11:30'],
  ['2026-02-31', '11:30'],
  ['2026-07-14', '25:00'],
  ['0000-01-01', '00:00'],
  ['+12026-07-14', '11:30'],
  ['14.07.2026', 'noon'],
])('without a real date and time (%j, %j) there is no start, and so no calendar file', (date, time) => {
  expect(meetingStart({ date, time })).toBeNull()
})

test('the calendar file is named by the reference, is tentative, and has the start, the agency and the reference in it', () => {
  const start = meetingStart(dated) ?? 0
  const now = Date.UTC(2026, 6, 10, 8, 32)
  const file = receiptCalendar(dated, start, now)
  expect(file).toMatchObject({ name: `${REFERENCE}.ics`, type: 'text/calendar' })
  const entry = new ical.Component(ical.parse(file.text)).getFirstSubcomponent('vevent')
  const value = (name: string) => String(entry?.getFirstPropertyValue(name))
  expect(value('uid')).toBe(`${REFERENCE}@${new URL(config.siteUrl).host}`)
  expect(value('status')).toBe('TENTATIVE')
  expect(value('dtstart')).toBe('2026-07-14T06:00:00Z')
  expect(value('dtstamp')).toBe('2026-07-10T08:32:00Z')
  expect(value('summary')).toContain(config.name)
  expect(value('description')).toContain(REFERENCE)
})

test('a reference is drawn as eight trails, and another reference gives another drawing', () => {
  expect(referenceTrails(REFERENCE).match(/M/g)).toHaveLength(8)
  expect(referenceTrails(REFERENCE)).not.toBe(referenceTrails('MR-7K2QX4AC'))
  expect(limbPath.match(/M/g)).toHaveLength(32)
})
