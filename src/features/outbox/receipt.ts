import { record as outbox } from 'virtual:records/messages/outbox'
import { record as words } from 'virtual:records/messages/receipt'
import { config } from '#content/config.ts'
import { clockTime, localDay } from '#lib/dates.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { calendarFile } from '#lib/icalendar.ts'
import { momentIn } from '#lib/office-state.ts'
import { urlHost } from '#lib/url-host.ts'
import type { EpochMs } from '#platform/ports.ts'
import type { Receipt, ReceiptKind } from './form-state.ts'
import { isUnsent, needsAttention, type OutboxSnapshot } from './snapshot.ts'
import { formatDay } from './times.ts'

const DAY_MS = 86_400_000

/**
 * What became of the request of a receipt. 'doubtful': it is sent again, because it may or may not have arrived. 'asks':
 * the visitor has to decide. 'gone': it was cancelled, edited or deleted, so the receipt is no longer true.
 */
export type ReceiptStatus = 'sent' | 'waiting' | 'doubtful' | 'asks' | 'gone'

/** Returns the item of the outbox that a receipt is about; undefined if the outbox was not read or does not list it. */
export function itemOf({ reference }: Pick<Receipt, 'reference'>, snapshot: OutboxSnapshot | null) {
  return snapshot?.items.find(({ id }) => id === reference)
}

/** Returns the status of a receipt. What the outbox has never listed keeps the status that the form had reported. */
export function receiptStatus(receipt: Receipt, snapshot: OutboxSnapshot | null): ReceiptStatus {
  const item = itemOf(receipt, snapshot)
  if (!item) {
    if (snapshot?.cleared.some(({ id }) => id === receipt.reference)) return 'asks'
    if (receipt.isListed) return 'gone'
    return receipt.isSent ? 'sent' : 'waiting'
  }
  if (!isUnsent(item)) return 'sent'
  if (item.draft.params.meeting_date !== receipt.date) return 'gone' // sent without its date, which has passed
  if (needsAttention(item)) return 'asks'
  return item.doubts > 0 ? 'doubtful' : 'waiting'
}

/** Returns what a receipt is called: a meeting request without a time but with a scope sheet asks for a quote. */
export function receiptSubject({ kind, hasSheet, date, time }: Receipt): ReceiptKind | 'sheet' {
  return hasSheet && date + time === '' ? 'sheet' : kind
}

type ReceiptLine = { readonly name: string; readonly text: string }

/** Returns what a receipt says below its heading: when or which course it is for, what is with it, and when it was sent
 * or saved. */
export function receiptLines(receipt: Receipt, status: ReceiptStatus, at: EpochMs): readonly ReceiptLine[] {
  const { fields } = words
  return [
    ...(receipt.date + receipt.time === '' ? [] : [{ name: fields.preferred, text: preferredText(receipt) }]),
    ...(receipt.kind === 'training' ? [{ name: fields.course, text: receipt.batch || words.anyCourse }] : []),
    ...(receipt.hasSheet ? [{ name: fields.enclosed, text: words.sheet }] : []),
    { name: status === 'sent' ? fields.sentAt : fields.savedAt, text: momentText(localDay(at), clockTime(at)) },
  ]
}

/** Returns the sentence that says what happens next; '' for a receipt that is gone. */
export function nextStep(receipt: Receipt, status: ReceiptStatus): string {
  if (status === 'gone') return ''
  const { [receiptSubject(receipt)]: ways } = words.next
  return status === 'sent' || status === 'waiting' ? ways[status] : words.next[status]
}

function preferredText({ date, time }: Receipt): string {
  if (time === '') return formatDay(date, '')
  return fillTemplate(words.indiaTime, { moment: date === '' ? time : momentText(date, time) })
}

function momentText(day: string, time: string): string {
  return fillTemplate(outbox.letter.dateAndTime, { date: formatDay(day, ''), time })
}

/**
 * Returns when the meeting is to begin: visitors type its time as India time. Returns null without a date or a time, or
 * if one of them does not exist.
 */
export function meetingStart({ date, time }: Pick<Receipt, 'date' | 'time'>): EpochMs | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  const midnight = /^[1-9]\d{3}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN
  if (hour === undefined || Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(date)) return null
  return momentIn(midnight / DAY_MS, Number(hour) * 60 + Number(minute))
}

/** Returns the calendar file of a receipt, with nothing about the visitor in it. */
export function receiptCalendar({ reference }: Receipt, start: EpochMs, now: EpochMs) {
  const { event } = words
  return {
    name: `${reference}.ics`,
    type: 'text/calendar',
    text: calendarFile(config.name, {
      uid: `${reference}@${urlHost(config.siteUrl)}`,
      writtenAt: now,
      start,
      title: event.title,
      description: fillTemplate(event.description, { reference }),
    }),
  }
}
