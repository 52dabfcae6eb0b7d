import type { EpochMs, Ports } from '#platform/ports.ts'
import { isOurs, isUnsent, PACE, type Puts, readBox, type Stored } from './box.ts'
import { type Draft, type OutboxItem, sentItem, type Unsent } from './item.ts'

type Ordered<T> = { readonly puts: Puts; readonly result: T }

const nothing: Puts = {}

/** 'busy': the request is under way just now, or gone already; 'unwritable': the device lets nothing be written. */
export type Ordering = 'done' | 'busy' | 'unwritable'

/** Carries out an order on the records and tells everyone. */
export async function ordered(
  { news, records }: Pick<Ports, 'news' | 'records'>,
  step: (stored: Stored) => Ordered<unknown>,
): Promise<Ordering> {
  const done = await records.transact(step)
  news.tell()
  if (done.kind !== 'kept') return 'unwritable'
  return done.result ? 'done' : 'busy'
}

/** Takes an item out, for good or back into its form. Null: it is under way just now, or gone. */
export function takenOut(stored: Stored, id: string): Ordered<Unsent | null> {
  const item = find(stored, id)
  return item && item.status !== 'sending'
    ? { puts: { [id]: undefined }, result: item }
    : { puts: nothing, result: null }
}

/** Sends a letter again whose answer was lost, once more by the visitor's word. Answers whether there was one. */
export function sentAgain(stored: Stored, id: string): Ordered<boolean> {
  return changed(stored, id, (item) => (item.status === 'ambiguous' ? { ...item, status: 'queued' } : null))
}

/** The visitor knows that it arrived: its words go. */
export function markedSent(stored: Stored, id: string, now: EpochMs): Ordered<boolean> {
  return changed(stored, id, (item) => (item.status === 'ambiguous' ? sentItem(item, now) : null))
}

/** Sends a request for a day that is over without that day. */
export function sentWithoutDate(stored: Stored, id: string): Ordered<boolean> {
  return changed(stored, id, (item) =>
    item.status === 'stale' ? { ...item, draft: withoutDate(item.draft), status: 'queued' } : null,
  )
}

function withoutDate({ kind, params, fields }: Draft): Draft {
  const { preferredDate: _, preferredTime: __, ...others } = fields // as the meeting form names them
  return { kind, params: { ...params, meeting_date: '', meeting_time: '' }, fields: others }
}

/** Puts a letter back that the browser has cleared, as it was. Where it is there already, it stays as it is. */
export function putBack(stored: Stored, item: Unsent): Ordered<true> {
  const { pace } = readBox(stored)
  const puts = { [item.id]: item, [PACE]: { ...pace, lastOrder: Math.max(pace.lastOrder, item.order) } }
  return { puts: stored.has(item.id) ? nothing : puts, result: true }
}

/** Takes away what was set aside because it makes no sense. */
export function unreadableDropped(stored: Stored): Ordered<null> {
  return { puts: Object.fromEntries(readBox(stored).unreadable.map((key) => [key, undefined])), result: null }
}

/** Takes everything away, what waits included. The pace and the lock stay: another tab may be sending just now. */
export function emptied(stored: Stored): Ordered<true> {
  const words = [...stored.keys()].filter((key) => !isOurs(key))
  return { puts: Object.fromEntries(words.map((key) => [key, undefined])), result: true }
}

function changed(stored: Stored, id: string, to: (item: Unsent) => OutboxItem | null): Ordered<boolean> {
  const item = find(stored, id)
  const next = item && to(item)
  return next ? { puts: { [id]: next }, result: true } : { puts: nothing, result: false }
}

function find(stored: Stored, id: string): Unsent | undefined {
  return readBox(stored)
    .items.filter(isUnsent)
    .find((item) => item.id === id)
}
