import { isCount, isRecord, isTimestamp } from '#lib/untrusted.ts'
import { toWellFormed, toWellFormedTexts } from '#lib/well-formed.ts'
import type { MailParams } from '#platform/mail.ts'
import type { EpochMs } from '#platform/ports.ts'

/** The version of the records' shape. Records of a newer one are left alone, so that an older tab cannot spoil them. */
const VERSION = 1

export const requestKinds = ['meeting', 'newsletter', 'training', 'contact'] as const
export type RequestKind = (typeof requestKinds)[number]

/** What a form hands over: the letter as it is sent, and the fields it was made of, for the way back into the form. */
export type Draft = {
  readonly kind: RequestKind
  readonly params: MailParams
  readonly fields: Readonly<Record<string, string>>
}

type ItemBase = {
  readonly v: typeof VERSION
  /** Names the record, and is the reference the agency sees: every copy of a letter carries the same one. */
  readonly id: string
  readonly createdAt: EpochMs
  /** First come, first served: by this number and not by the clock, which may be set back. */
  readonly order: number
}

type UnsentBase = ItemBase & {
  readonly draft: Draft
  /** How often it was handed to the network. */
  readonly tries: number
  /** How often it was, and no answer came: it may have arrived each time. */
  readonly doubts: number
  /** Names the last attempt, so that a late answer finds the attempt it belongs to. */
  readonly attempt: string
}

/** One request of the visitor's on its way. Once it is sent, nothing personal is left of it. */
export type OutboxItem =
  | (UnsentBase & { readonly status: 'queued' })
  | (UnsentBase & { readonly status: 'sending'; readonly startedAt: EpochMs })
  | (UnsentBase & { readonly status: 'ambiguous' })
  | (UnsentBase & { readonly status: 'rejected'; readonly code: number })
  | (UnsentBase & { readonly status: 'stale' })
  | (ItemBase & { readonly status: 'sent'; readonly kind: RequestKind; readonly sentAt: EpochMs })

/** An item that still holds its letter. */
export type UnsentItem = Exclude<OutboxItem, { readonly status: 'sent' }>

/** A new item, not tried yet; `doubts` are those of an attempt the form made by itself. */
export function createItem(draft: Draft, id: string, createdAt: EpochMs, order: number, doubts = 0): UnsentItem {
  return { v: VERSION, id, createdAt, order, draft, tries: doubts, doubts, attempt: '', status: 'queued' }
}

/** What is left of an item that arrived: when, what kind, and the reference. */
export function toSentItem({ id, createdAt, order, draft }: UnsentItem, sentAt: EpochMs): OutboxItem {
  return { v: VERSION, id, createdAt, order, status: 'sent', kind: draft.kind, sentAt }
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ' // Crockford's base 32: no letter is taken for a digit

/** A reference such as `MR-7K2QX4AB`. `chance` gives numbers from 0 up to 1. */
export function createReference(random: () => number): string {
  const letters = Array.from({ length: 8 }, () => ALPHABET[Math.floor(random() * ALPHABET.length)])
  return `MR-${letters.join('')}`
}

const REFERENCE = /^MR-[0-9A-HJKMNP-TV-Z]{8}$/

/** Whether a key of the database names an item of ours. */
function isReference(key: string): boolean {
  return REFERENCE.test(key)
}

/** Characters of a text that may be one of ours: more than the mail service takes. */
const MAX_TEXT = 100_000
/** No form of ours has so many fields, or names one at such length. */
const MAX_FIELDS = 50
const MAX_NAME = 200

/** Nobody tries so often: a number that can still be counted on from there. */
const MAX_COUNT = 1_000_000

/** Reads a stored record, which is not trusted: 'newer' for one of a later version, null for one that makes no sense. */
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
  const counted = { tries: Math.min(tries, MAX_COUNT), doubts: Math.min(doubts, MAX_COUNT) }
  const unsent = { ...base, draft, ...counted, attempt: toWellFormed(attempt) }
  if (status === 'queued' || status === 'ambiguous' || status === 'stale') return { ...unsent, status }
  if (status === 'sending') return isTime(stored.startedAt) ? { ...unsent, status, startedAt: stored.startedAt } : null
  if (status === 'rejected') return isCount(stored.code) ? { ...unsent, status, code: stored.code } : null
  return null
}

function parseDraft(stored: unknown): Draft | null {
  if (!isRecord(stored) || !isKind(stored.kind)) return null
  const params = parseParams(stored.params)
  const fields = parseFields(stored.fields)
  return params && fields && { kind: stored.kind, params, fields }
}

function parseFields(stored: unknown): Draft['fields'] | null {
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

/** No record of ours is older than the clocks that date it. */
function isTime(value: unknown): value is number {
  return isTimestamp(value) && value >= 0
}
