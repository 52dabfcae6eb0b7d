import { LEASE_KEY } from '#platform/lock.ts'
import { type OutboxItem, parseItem, type UnsentItem } from './item.ts'
import { parseRateLimit, type RateLimit } from './rate-limit.ts'

/** A letter whose answer was lost is sent again by itself this often; then the visitor decides. */
const MAX_DOUBTS = 2

/** The record of the pace. */
export const RATE_LIMIT_KEY = 'pace'
/** Begins the keys of records that were set aside because they make no sense. */
export const QUARANTINE_PREFIX = 'quarantine:'

/** Whether a record is for the engine alone: it holds nothing of the visitor's. */
export function isInternalKey(key: string): boolean {
  return key === RATE_LIMIT_KEY || key === LEASE_KEY
}

/** What the database holds, by key. */
export type StoredRecords = ReadonlyMap<string, unknown>
/** What it shall hold, by key; undefined takes a record away. */
export type Writes = Readonly<Record<string, unknown>>

/** The outbox as it was read. */
export type OutboxSnapshot = {
  /** In the order in which they came. */
  readonly items: readonly OutboxItem[]
  readonly rateLimit: RateLimit
  /** Keys of records that make no sense: set aside and shown. */
  readonly unreadable: readonly string[]
  /** Records of a newer version of the site, which only that one may touch. */
  readonly newer: number
  /** Letters whose records the browser has cleared: this tab alone still has their words. */
  readonly cleared: readonly UnsentItem[]
}

/** Reads all records. Whatever cannot be read is named and harms nothing. */
export function readSnapshot(stored: StoredRecords): OutboxSnapshot {
  const items: OutboxItem[] = []
  const unreadable: string[] = []
  let newer = 0
  for (const [key, value] of stored) {
    if (isInternalKey(key)) continue
    const item = parseItem(key, value)
    if (item === 'newer') newer += 1
    else if (item) items.push(item)
    else unreadable.push(key)
  }
  items.sort((one, other) => one.order - other.order)
  return { items, rateLimit: parseRateLimit(stored.get(RATE_LIMIT_KEY)), unreadable, newer, cleared: [] }
}

export function isUnsent(item: OutboxItem): item is UnsentItem {
  return item.status !== 'sent'
}

/** Whether nothing goes on without the visitor's word. */
export function needsAttention(item: OutboxItem): boolean {
  if (item.status === 'ambiguous') return item.doubts > MAX_DOUBTS
  return item.status === 'rejected' || item.status === 'stale'
}

/** What goes out by itself, in the order in which it goes: those never tried come before those that failed. */
export function sendQueue(items: readonly OutboxItem[]): readonly UnsentItem[] {
  const queued = items.filter(isUnsent).filter((item) => item.status !== 'sending' && !needsAttention(item))
  return queued.toSorted((one, other) => one.tries - other.tries || one.order - other.order)
}
