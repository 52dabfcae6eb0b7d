import { countName } from '#content/outbox.ts'
import { type Box, isUnsent, needsVisitor, sequence } from './box.ts'
import type { Look } from './standing.ts'

/** How many of each there are; what cannot be read, and what this tab alone has, needs the visitor as well. */
export function countsOf(box: Box) {
  const unsent = box.items.filter(isUnsent)
  return {
    asking: unsent.filter(needsVisitor).length + box.unreadable.length + box.cleared.length,
    sending: unsent.filter(({ status }) => status === 'sending').length,
    waiting: sequence(box.items).length,
    cleared: box.cleared.length,
  }
}

type Count = { readonly count: number; readonly look: Exclude<Look, 'sent'>; readonly name: string }

/** The count in the header: how many, in which look, and its name. Null where nothing has to be shown. */
export function countOf(box: Box): Count | null {
  const counts = countsOf(box)
  const count = counts.asking + counts.sending + counts.waiting
  if (count === 0) return null
  const look = counts.asking > 0 ? 'asks' : counts.sending > 0 ? 'sending' : 'waiting'
  return { count, look, name: countName(counts) }
}
