import type { EpochMs, Ports } from '#platform/ports.ts'
import { type Draft, type OutboxItem, toSentItem, type UnsentItem } from './item.ts'
import { isInternalKey, isUnsent, RATE_LIMIT_KEY, readSnapshot, type StoredRecords, type Writes } from './snapshot.ts'

type CommandStep<T> = { readonly writes: Writes; readonly result: T }

const noWrites: Writes = {}

/** 'busy': the request is under way just now, or gone already; 'unwritable': the device lets nothing be written. */
export type CommandResult = 'done' | 'busy' | 'unwritable'

/** Carries out an order on the records and tells everyone. */
export async function applyCommand(
  { changeChannel, records }: Pick<Ports, 'changeChannel' | 'records'>,
  step: (stored: StoredRecords) => CommandStep<unknown>,
): Promise<CommandResult> {
  const done = await records.transact(step)
  changeChannel.notify()
  if (done.kind !== 'kept') return 'unwritable'
  return done.result ? 'done' : 'busy'
}

/** Takes an item out, for good or back into its form. Null: it is under way just now, or gone. */
export function removeItem(stored: StoredRecords, id: string): CommandStep<UnsentItem | null> {
  const item = findUnsent(stored, id)
  return item && item.status !== 'sending'
    ? { writes: { [id]: undefined }, result: item }
    : { writes: noWrites, result: null }
}

/** Sends a letter again whose answer was lost, once more by the visitor's word. Answers whether there was one. */
export function requeueItem(stored: StoredRecords, id: string): CommandStep<boolean> {
  return updateItem(stored, id, (item) => (item.status === 'ambiguous' ? { ...item, status: 'queued' } : null))
}

/** The visitor knows that it arrived: its words go. */
export function markItemSent(stored: StoredRecords, id: string, now: EpochMs): CommandStep<boolean> {
  return updateItem(stored, id, (item) => (item.status === 'ambiguous' ? toSentItem(item, now) : null))
}

/** Sends a request for a day that is over without that day. */
export function requeueWithoutDate(stored: StoredRecords, id: string): CommandStep<boolean> {
  return updateItem(stored, id, (item) =>
    item.status === 'stale' ? { ...item, draft: withoutDate(item.draft), status: 'queued' } : null,
  )
}

function withoutDate({ kind, params, fields }: Draft): Draft {
  const { preferredDate: _, preferredTime: __, ...others } = fields // as the meeting form names them
  return { kind, params: { ...params, meeting_date: '', meeting_time: '' }, fields: others }
}

/** Puts a letter back that the browser has cleared, as it was. Where it is there already, it stays as it is. */
export function reinsertItem(stored: StoredRecords, item: UnsentItem): CommandStep<true> {
  const { rateLimit } = readSnapshot(stored)
  const writes = {
    [item.id]: item,
    [RATE_LIMIT_KEY]: { ...rateLimit, lastOrder: Math.max(rateLimit.lastOrder, item.order) },
  }
  return { writes: stored.has(item.id) ? noWrites : writes, result: true }
}

/** Takes away what was set aside because it makes no sense. */
export function dropUnreadable(stored: StoredRecords): CommandStep<null> {
  return { writes: Object.fromEntries(readSnapshot(stored).unreadable.map((key) => [key, undefined])), result: null }
}

/** Takes everything away, what waits included. The pace and the lock stay: another tab may be sending just now. */
export function clearRecords(stored: StoredRecords): CommandStep<true> {
  const words = [...stored.keys()].filter((key) => !isInternalKey(key))
  return { writes: Object.fromEntries(words.map((key) => [key, undefined])), result: true }
}

function updateItem(
  stored: StoredRecords,
  id: string,
  to: (item: UnsentItem) => OutboxItem | null,
): CommandStep<boolean> {
  const item = findUnsent(stored, id)
  const next = item && to(item)
  return next ? { writes: { [id]: next }, result: true } : { writes: noWrites, result: false }
}

function findUnsent(stored: StoredRecords, id: string): UnsentItem | undefined {
  return readSnapshot(stored)
    .items.filter(isUnsent)
    .find((item) => item.id === id)
}
