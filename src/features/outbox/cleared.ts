import type { OutboxItem, UnsentItem } from './item.ts'
import { asAmbiguous } from './queue.ts'
import { isUnsent, type OutboxSnapshot } from './snapshot.ts'

/**
 * Returns the items of `before` that are gone because the browser cleared the database, not because they were sent,
 * cancelled, edited or deleted. The site itself never deletes the rate limit record, and `lastOrder` only grows, so a
 * smaller `lastOrder` means that the database was cleared. An item that was being sent may have arrived, so it becomes
 * ambiguous.
 */
export function clearedSince(
  before: OutboxSnapshot | null,
  { items, rateLimit }: OutboxSnapshot,
): readonly UnsentItem[] {
  if (before === null || rateLimit.lastOrder >= before.rateLimit.lastOrder) return []
  const unsent = before.items.filter(isUnsent).filter((item) => !isAmong(items, item))
  return unsent.map((item) => (item.status === 'sending' ? asAmbiguous(item) : item))
}

/** Returns the snapshot with the cleared items added, or the same object if there are none. */
export function withCleared(snapshot: OutboxSnapshot | null, cleared: readonly UnsentItem[]): OutboxSnapshot | null {
  return snapshot && cleared.length > 0 ? { ...snapshot, cleared } : snapshot
}

/** Returns the cleared items without those in the lists of `gone`, which were stored again, sent or cancelled. */
export function stillCleared(
  cleared: readonly UnsentItem[],
  ...gone: readonly (readonly Pick<OutboxItem, 'id'>[])[]
): readonly UnsentItem[] {
  return cleared.filter((item) => !gone.some((items) => isAmong(items, item)))
}

function isAmong(items: readonly Pick<OutboxItem, 'id'>[], { id }: UnsentItem): boolean {
  return items.some((item) => item.id === id)
}
