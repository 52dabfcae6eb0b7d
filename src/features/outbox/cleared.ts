import { type Box, isUnsent } from './box.ts'
import type { OutboxItem, Unsent } from './item.ts'
import { doubtful } from './queue.ts'

/**
 * Returns the letters that waited in `before` and are gone because the browser has cleared the database, and not because
 * they were sent, cancelled, edited or deleted: nobody of ours takes the pace away, and its count of letters only grows. One
 * that was under way may have arrived.
 */
export function clearedSince(before: Box | null, { items, pace }: Box): readonly Unsent[] {
  if (before === null || pace.lastOrder >= before.pace.lastOrder) return []
  const unsent = before.items.filter(isUnsent).filter((item) => !isAmong(items, item))
  return unsent.map((item) => (item.status === 'sending' ? doubtful(item) : item))
}

/** A box with such letters; the very same one where there are none. */
export function withCleared(box: Box | null, cleared: readonly Unsent[]): Box | null {
  return box && cleared.length > 0 ? { ...box, cleared } : box
}

/** What is left of such letters once some are in the records again, or in `gone`. */
export function stillCleared(
  cleared: readonly Unsent[],
  ...gone: readonly (readonly Pick<OutboxItem, 'id'>[])[]
): readonly Unsent[] {
  return cleared.filter((item) => !gone.some((items) => isAmong(items, item)))
}

function isAmong(items: readonly Pick<OutboxItem, 'id'>[], { id }: Unsent): boolean {
  return items.some((item) => item.id === id)
}
