import { headerCountLabel } from '#content/outbox.ts'
import type { StatusVariant } from './display-status.ts'
import { isUnsent, needsAttention, type OutboxSnapshot, sendQueue } from './snapshot.ts'

/** How many of each there are; what cannot be read, and what this tab alone has, needs the visitor as well. */
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

/** The count in the header: how many, in which look, and its name. Null where nothing has to be shown. */
export function headerCount(box: OutboxSnapshot): HeaderCount | null {
  const counts = countRequests(box)
  const count = counts.asking + counts.sending + counts.waiting
  if (count === 0) return null
  const variant = counts.asking > 0 ? 'asks' : counts.sending > 0 ? 'sending' : 'waiting'
  return { count, variant: variant, name: headerCountLabel(counts) }
}
