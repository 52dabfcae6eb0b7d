import { LEASE_KEY } from '#platform/lock.ts'
import type { RequestKind } from '#platform/mail.ts'
import { type OutboxItem, parseItem, type UnsentItem } from './item.ts'
import { parseRateLimit, type RateLimit } from './rate-limit.ts'

/** How often an ambiguous item is sent again automatically before the visitor has to decide. */
const MAX_DOUBTS = 2

/** The key of the rate limit's record. */
export const RATE_LIMIT_KEY = 'pace'
/** The key prefix of unreadable records in quarantine. */
export const QUARANTINE_PREFIX = 'quarantine:'

/** Returns whether a record belongs to the engine and holds no data of the visitor. */
export function isInternalKey(key: string): boolean {
  return key === RATE_LIMIT_KEY || key === LEASE_KEY
}

/** The records of the database, by key. */
export type StoredRecords = ReadonlyMap<string, unknown>
/** Records to write, by key. `undefined` deletes a record. */
export type Writes = Readonly<Record<string, unknown>>

/** The outbox as last read from the database, with the items that the browser cleared since. */
export type OutboxSnapshot = {
  /** Sorted by `order`, oldest first. */
  readonly items: readonly OutboxItem[]
  readonly rateLimit: RateLimit
  /** The keys of records that cannot be read, in quarantine or not. */
  readonly unreadable: readonly string[]
  /** The number of records of a newer version of the site. Only that version may change them. */
  readonly newerCount: number
  /** Items whose records the browser cleared, so that only this tab still holds them. */
  readonly cleared: readonly UnsentItem[]
}

/** Parses all records. The keys of those that cannot be parsed are listed in `unreadable`. */
export function readSnapshot(stored: StoredRecords): OutboxSnapshot {
  const items: OutboxItem[] = []
  const unreadable: string[] = []
  let newerCount = 0
  for (const [key, value] of stored) {
    if (isInternalKey(key)) continue
    const item = parseItem(key, value)
    if (item === 'newer') newerCount += 1
    else if (item) items.push(item)
    else unreadable.push(key)
  }
  items.sort((one, other) => one.order - other.order)
  return { items, rateLimit: parseRateLimit(stored.get(RATE_LIMIT_KEY)), unreadable, newerCount, cleared: [] }
}

/** A request that has been sent. */
export type SentRequest = { readonly id: string; readonly kind: RequestKind }

export function isUnsent(item: OutboxItem): item is UnsentItem {
  return item.status !== 'sent'
}

/** Returns whether an item waits for a decision by the visitor. */
export function needsAttention(item: OutboxItem): boolean {
  if (item.status === 'ambiguous') return item.doubts > MAX_DOUBTS
  return item.status === 'rejected' || item.status === 'stale'
}

/**
 * Returns the requests that were to be sent in `before` and are sent in `after`, whether a tab or the service worker has
 * sent them. Those that waited for a decision of the visitor are not among them: the visitor may have marked them.
 */
export function sentSince(before: OutboxSnapshot | null, after: OutboxSnapshot): readonly SentRequest[] {
  const waitingIds = new Set(
    before?.items.filter((item) => isUnsent(item) && !needsAttention(item)).map(({ id }) => id),
  )
  return after.items.flatMap((item) =>
    item.status === 'sent' && waitingIds.has(item.id) ? [{ id: item.id, kind: item.kind }] : [],
  )
}

/**
 * Returns the items that are sent automatically, sorted by the number of tries, fewest first, and then by age, oldest
 * first.
 */
export function sendQueue(items: readonly OutboxItem[]): readonly UnsentItem[] {
  const queued = items.filter(isUnsent).filter((item) => item.status !== 'sending' && !needsAttention(item))
  return queued.toSorted((one, other) => one.tries - other.tries || one.order - other.order)
}
