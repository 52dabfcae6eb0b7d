import type { MailDraft } from '#platform/mail.ts'
import type { EpochMs, Ports } from '#platform/ports.ts'
import { type OutboxItem, toSentItem, type UnsentItem } from './item.ts'
import { isInternalKey, isUnsent, RATE_LIMIT_KEY, readSnapshot, type StoredRecords, type Writes } from './snapshot.ts'

type CommandStep<T> = { readonly writes: Writes; readonly result: T }

const noWrites: Writes = {}

/**
 * 'busy': the request is being sent, or is no longer in a state that allows the command. 'unwritable': the device
 * cannot write to its storage.
 */
export type CommandResult = 'done' | 'busy' | 'unwritable'

/** Runs a command on the stored records and notifies all tabs. */
export async function applyCommand(
  { changeChannel, records }: Pick<Ports, 'changeChannel' | 'records'>,
  step: (stored: StoredRecords) => CommandStep<unknown>,
): Promise<CommandResult> {
  const outcome = await records.transact(step)
  changeChannel.notify()
  if (outcome.kind !== 'kept') return 'unwritable'
  return outcome.result ? 'done' : 'busy'
}

/** Removes an item. The result is the item, or null if it is being sent, was sent or no longer exists. */
export function removeItem(stored: StoredRecords, id: string): CommandStep<UnsentItem | null> {
  const item = findUnsent(stored, id)
  return item && item.status !== 'sending'
    ? { writes: { [id]: undefined }, result: item }
    : { writes: noWrites, result: null }
}

/** Queues an ambiguous item again because the visitor asks for it. The result is false if there is no such item. */
export function requeueItem(stored: StoredRecords, id: string): CommandStep<boolean> {
  return updateItem(stored, id, (item) => (item.status === 'ambiguous' ? { ...item, status: 'queued' } : null))
}

/**
 * Marks an ambiguous item as sent, because the visitor knows that it arrived, and deletes its content. The result is
 * false if there is no such item.
 */
export function markItemSent(stored: StoredRecords, id: string, now: EpochMs): CommandStep<boolean> {
  return updateItem(stored, id, (item) => (item.status === 'ambiguous' ? toSentItem(item, now) : null))
}

/**
 * Queues a stale item again, without its day, which has passed, and its time. The result is false if there is no such
 * item.
 */
export function requeueWithoutDate(stored: StoredRecords, id: string): CommandStep<boolean> {
  return updateItem(stored, id, (item) =>
    item.status === 'stale' ? { ...item, draft: withoutDate(item.draft), status: 'queued' } : null,
  )
}

function withoutDate({ kind, params, fields }: MailDraft): MailDraft {
  const { preferredDate: _, preferredTime: __, ...otherFields } = fields // field names of the meeting form
  return { kind, params: { ...params, meeting_date: '', meeting_time: '' }, fields: otherFields }
}

/** Puts back an item that the browser cleared. An item that is already stored again is left unchanged. */
export function reinsertItem(stored: StoredRecords, item: UnsentItem): CommandStep<true> {
  const { rateLimit } = readSnapshot(stored)
  const writes = {
    [item.id]: item,
    [RATE_LIMIT_KEY]: { ...rateLimit, lastOrder: Math.max(rateLimit.lastOrder, item.order) },
  }
  return { writes: stored.has(item.id) ? noWrites : writes, result: true }
}

/** Deletes the records that cannot be read. */
export function dropUnreadable(stored: StoredRecords): CommandStep<null> {
  return { writes: Object.fromEntries(readSnapshot(stored).unreadable.map((key) => [key, undefined])), result: null }
}

/**
 * Deletes all records except the rate limit and the lock, which stay because another tab may be sending. What that tab
 * is sending is not stored afterwards.
 */
export function clearRecords(stored: StoredRecords): CommandStep<true> {
  const keys = [...stored.keys()].filter((key) => !isInternalKey(key))
  const { rateLimit } = readSnapshot(stored)
  const deletions = Object.fromEntries(keys.map((key) => [key, undefined]))
  const ended = { ...deletions, [RATE_LIMIT_KEY]: { ...rateLimit, underWay: [] } }
  return { writes: rateLimit.underWay.length > 0 ? ended : deletions, result: true }
}

function updateItem(
  stored: StoredRecords,
  id: string,
  change: (item: UnsentItem) => OutboxItem | null,
): CommandStep<boolean> {
  const item = findUnsent(stored, id)
  const next = item && change(item)
  return next ? { writes: { [id]: next }, result: true } : { writes: noWrites, result: false }
}

function findUnsent(stored: StoredRecords, id: string): UnsentItem | undefined {
  return readSnapshot(stored)
    .items.filter(isUnsent)
    .find((item) => item.id === id)
}
