import type { OutboxItem, UnsentItem } from './item.ts'
import { asAmbiguous } from './queue.ts'
import { isUnsent, type OutboxSnapshot } from './snapshot.ts'

/**
 * Returns the letters that waited in `before` and are gone because the browser has cleared the database, and not because
 * they were sent, cancelled, edited or deleted: nobody of ours takes the pace away, and its count of letters only grows. One
 * that was under way may have arrived.
 */
export function clearedSince(
  before: OutboxSnapshot | null,
  { items, rateLimit }: OutboxSnapshot,
): readonly UnsentItem[] {
  if (before === null || rateLimit.lastOrder >= before.rateLimit.lastOrder) return []
  const unsent = before.items.filter(isUnsent).filter((item) => !isAmong(items, item))
  return unsent.map((item) => (item.status === 'sending' ? asAmbiguous(item) : item))
}

/** A box with such letters; the very same one where there are none. */
export function withCleared(box: OutboxSnapshot | null, cleared: readonly UnsentItem[]): OutboxSnapshot | null {
  return box && cleared.length > 0 ? { ...box, cleared } : box
}

/** What is left of such letters once some are in the records again, or in `gone`. */
export function stillCleared(
  cleared: readonly UnsentItem[],
  ...gone: readonly (readonly Pick<OutboxItem, 'id'>[])[]
): readonly UnsentItem[] {
  return cleared.filter((item) => !gone.some((items) => isAmong(items, item)))
}

function isAmong(items: readonly Pick<OutboxItem, 'id'>[], { id }: UnsentItem): boolean {
  return items.some((item) => item.id === id)
}
