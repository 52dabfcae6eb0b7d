import { isCount, isRecord, isTimestamp } from '#lib/untrusted.ts'
import { toWellFormed, toWellFormedTexts } from '#lib/well-formed.ts'
import { type MailDraft, type MailParams, type RequestKind, requestKinds } from '#platform/mail.ts'
import type { EpochMs } from '#platform/ports.ts'

/** The version of the record format. An older tab does not change records of a newer version. */
const VERSION = 1

type ItemBase = {
  readonly v: typeof VERSION
  /** The key of the record, and the reference that the agency sees. All copies of a request have the same id. */
  readonly id: string
  readonly createdAt: EpochMs
  /** The position in the queue. It is higher for each new item, even if the clock was set back. */
  readonly order: number
}

type UnsentBase = ItemBase & {
  readonly draft: MailDraft
  /** How many attempts were made to send the item. */
  readonly tries: number
  /** How many of these attempts had no clear response, so that the request may have arrived. */
  readonly doubts: number
  /**
   * The id of the last attempt, so that a late outcome is matched to its attempt, or empty before the first attempt.
   */
  readonly attempt: string
}

/** One request of the visitor. Once it is sent, it holds no personal data. */
export type OutboxItem =
  | (UnsentBase & { readonly status: 'queued' })
  | (UnsentBase & { readonly status: 'sending'; readonly startedAt: EpochMs })
  | (UnsentBase & { readonly status: 'ambiguous' })
  | (UnsentBase & { readonly status: 'rejected'; readonly code: number })
  | (UnsentBase & { readonly status: 'stale' })
  | (ItemBase & { readonly status: 'sent'; readonly kind: RequestKind; readonly sentAt: EpochMs })

/** An item that still holds its draft. */
export type UnsentItem = Exclude<OutboxItem, { readonly status: 'sent' }>

/** Creates a queued item. `doubts` is 1 if the form already tried to send it and got no clear response. */
export function createItem(draft: MailDraft, id: string, createdAt: EpochMs, order: number, doubts = 0): UnsentItem {
  return { v: VERSION, id, createdAt, order, draft, tries: doubts, doubts, attempt: '', status: 'queued' }
}

/** Returns what is left of an item once it is sent: its kind, its times and its reference. */
export function toSentItem({ id, createdAt, order, draft }: UnsentItem, sentAt: EpochMs): OutboxItem {
  return { v: VERSION, id, createdAt, order, status: 'sent', kind: draft.kind, sentAt }
}

/** The characters of a reference, which are those of Crockford's base 32: no letter looks like a digit. */
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Creates a reference such as `MR-7K2QX4AB`. `random` returns numbers from 0 up to, but not including, 1. */
export function createReference(random: () => number): string {
  const characters = Array.from({ length: 8 }, () => ALPHABET[Math.floor(random() * ALPHABET.length)])
  return `MR-${characters.join('')}`
}

const REFERENCE = /^MR-[0-9A-HJKMNP-TV-Z]{8}$/

/** Returns whether a value has the form of a reference, which is the key of an item. */
export function isReference(value: unknown): value is string {
  return typeof value === 'string' && REFERENCE.test(value)
}

/** The longest text that is read, in characters. The mail service accepts only shorter texts. */
const MAX_TEXT = 100_000
/** No form of the site has so many fields or such long field names. */
const MAX_FIELDS = 50
const MAX_NAME = 200

/** Stored counts are capped at this number, so that they can still be incremented. */
const MAX_COUNT = 1_000_000

/** Parses a stored record, which is untrusted. Returns 'newer' for a later version, or null if it is not valid. */
export function parseItem(key: string, stored: unknown): OutboxItem | 'newer' | null {
  if (!isRecord(stored)) return null
  if (typeof stored.v === 'number' && stored.v > VERSION) return 'newer'
  const { createdAt, order, status } = stored
  if (stored.v !== VERSION || stored.id !== key || !isReference(key) || !isTime(createdAt) || !isTime(order))
    return null
  const base = { v: VERSION, id: key, createdAt, order } as const
  if (status === 'sent') {
    const { kind, sentAt } = stored
    return isKind(kind) && isTime(sentAt) ? { ...base, status, kind, sentAt } : null
  }
  const { tries, doubts, attempt } = stored
  const draft = parseDraft(stored.draft)
  if (!draft || !isCount(tries) || !isCount(doubts) || !isText(attempt)) return null
  const cappedCounts = { tries: Math.min(tries, MAX_COUNT), doubts: Math.min(doubts, MAX_COUNT) }
  const unsent = { ...base, draft, ...cappedCounts, attempt: toWellFormed(attempt) }
  if (status === 'queued' || status === 'ambiguous' || status === 'stale') return { ...unsent, status }
  if (status === 'sending') return isTime(stored.startedAt) ? { ...unsent, status, startedAt: stored.startedAt } : null
  if (status === 'rejected') return isCount(stored.code) ? { ...unsent, status, code: stored.code } : null
  return null
}

function parseDraft(stored: unknown): MailDraft | null {
  if (!isRecord(stored) || !isKind(stored.kind)) return null
  const params = parseParams(stored.params)
  const fields = parseFields(stored.fields)
  return params && fields && { kind: stored.kind, params, fields }
}

function parseFields(stored: unknown): MailDraft['fields'] | null {
  const fields = isRecord(stored) ? Object.entries(stored) : []
  const isField = (field: [string, unknown]): field is [string, string] =>
    field[0].length <= MAX_NAME && isText(field[1])
  if (fields.length > MAX_FIELDS || !fields.every(isField)) return null
  return Object.fromEntries(fields.map(([name, text]) => [toWellFormed(name), toWellFormed(text)]))
}

function parseParams(stored: unknown): MailParams | null {
  if (!isRecord(stored)) return null
  const { to_email, from_name, from_email, phone_number, meeting_date, meeting_time, message } = stored
  if (!isText(to_email) || !isText(from_name) || !isText(from_email) || !isText(phone_number)) return null
  if (!isText(meeting_date) || !isText(meeting_time) || !isText(message)) return null
  return toWellFormedTexts({ to_email, from_name, from_email, phone_number, meeting_date, meeting_time, message })
}

function isKind(value: unknown): value is RequestKind {
  return requestKinds.some((kind) => kind === value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_TEXT
}

/** Returns whether a value is a timestamp from 1970 or later. A valid record has no earlier one. */
function isTime(value: unknown): value is number {
  return isTimestamp(value) && value >= 0
}
