import { headerCountLabel } from '#content/outbox.ts'
import type { StatusVariant } from './display-status.ts'
import { isUnsent, needsAttention, type OutboxSnapshot, sendQueue } from './snapshot.ts'

/** Counts the unsent requests by state. `asking` includes unreadable records and items that only this tab still has. */
export function countRequests(snapshot: OutboxSnapshot) {
  const unsent = snapshot.items.filter(isUnsent)
  return {
    asking: unsent.filter(needsAttention).length + snapshot.unreadable.length + snapshot.cleared.length,
    sending: unsent.filter(({ status }) => status === 'sending').length,
    waiting: sendQueue(snapshot.items).length,
    cleared: snapshot.cleared.length,
  }
}

type HeaderCount = { readonly count: number; readonly variant: Exclude<StatusVariant, 'sent'>; readonly name: string }

/** Returns the header's count, its variant and its accessible name, or null if there is nothing to show. */
export function headerCount(snapshot: OutboxSnapshot): HeaderCount | null {
  const counts = countRequests(snapshot)
  const count = counts.asking + counts.sending + counts.waiting
  if (count === 0) return null
  const variant = counts.asking > 0 ? 'asks' : counts.sending > 0 ? 'sending' : 'waiting'
  return { count, variant, name: headerCountLabel(counts) }
}
