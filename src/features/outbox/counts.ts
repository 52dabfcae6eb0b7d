import { headerCountLabel } from '#content/outbox.ts'
import type { StatusVariant } from './display-status.ts'
import { isUnsent, needsAttention, type OutboxSnapshot, sendQueue } from './snapshot.ts'

/** Counts the requests by state. Unreadable records, and items that only this tab still has, also need the visitor. */
export function countRequests(box: OutboxSnapshot) {
  const unsent = box.items.filter(isUnsent)
  return {
    asking: unsent.filter(needsAttention).length + box.unreadable.length + box.cleared.length,
    sending: unsent.filter(({ status }) => status === 'sending').length,
    waiting: sendQueue(box.items).length,
    cleared: box.cleared.length,
  }
}

type HeaderCount = { readonly count: number; readonly variant: Exclude<StatusVariant, 'sent'>; readonly name: string }

/** Returns the header's count, its variant and its accessible name, or null if there is nothing to show. */
export function headerCount(box: OutboxSnapshot): HeaderCount | null {
  const counts = countRequests(box)
  const count = counts.asking + counts.sending + counts.waiting
  if (count === 0) return null
  const variant = counts.asking > 0 ? 'asks' : counts.sending > 0 ? 'sending' : 'waiting'
  return { count, variant: variant, name: headerCountLabel(counts) }
}
