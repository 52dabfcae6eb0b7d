import { LEASE } from '#platform/lock.ts'
import { type OutboxItem, parseItem, type Unsent } from './item.ts'
import { type Pace, parsePace } from './pace.ts'

/** A letter whose answer was lost is sent again by itself this often; then the visitor decides. */
const MOST_DOUBTS = 2

/** The record of the pace. */
export const PACE = 'pace'
/** Begins the keys of records that were set aside because they make no sense. */
export const QUARANTINE = 'quarantine:'

/** Whether a record is for the engine alone: it holds nothing of the visitor's. */
export function isOurs(key: string): boolean {
  return key === PACE || key === LEASE
}

/** What the database holds, by key. */
export type Stored = ReadonlyMap<string, unknown>
/** What it shall hold, by key; undefined takes a record away. */
export type Puts = Readonly<Record<string, unknown>>

/** The outbox as it was read. */
export type Box = {
  /** In the order in which they came. */
  readonly items: readonly OutboxItem[]
  readonly pace: Pace
  /** Keys of records that make no sense: set aside and shown. */
  readonly unreadable: readonly string[]
  /** Records of a newer version of the site, which only that one may touch. */
  readonly newer: number
  /** Letters whose records the browser has cleared: this tab alone still has their words. */
  readonly cleared: readonly Unsent[]
}

/** Reads all records. Whatever cannot be read is named and harms nothing. */
export function readBox(stored: Stored): Box {
  const items: OutboxItem[] = []
  const unreadable: string[] = []
  let newer = 0
  for (const [key, value] of stored) {
    if (isOurs(key)) continue
    const item = parseItem(key, value)
    if (item === 'newer') newer += 1
    else if (item) items.push(item)
    else unreadable.push(key)
  }
  items.sort((one, other) => one.order - other.order)
  return { items, pace: parsePace(stored.get(PACE)), unreadable, newer, cleared: [] }
}

export function isUnsent(item: OutboxItem): item is Unsent {
  return item.status !== 'sent'
}

/** Whether nothing goes on without the visitor's word. */
export function needsVisitor(item: OutboxItem): boolean {
  if (item.status === 'ambiguous') return item.doubts > MOST_DOUBTS
  return item.status === 'rejected' || item.status === 'stale'
}

/** What goes out by itself, in the order in which it goes: those never tried come before those that failed. */
export function sequence(items: readonly OutboxItem[]): readonly Unsent[] {
  const going = items.filter(isUnsent).filter((item) => item.status !== 'sending' && !needsVisitor(item))
  return going.toSorted((one, other) => one.tries - other.tries || one.order - other.order)
}
