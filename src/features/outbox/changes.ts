import { record as words } from 'virtual:records/messages/outbox'
import { waits } from '#content/outbox.ts'
import { filled } from '#lib/filled.ts'
import { type Box, isUnsent, needsVisitor } from './box.ts'
import { countsOf } from './counts.ts'
import { asking, onlyHere } from './standing.ts'

/**
 * What has changed, in words for those who do not see the count; empty where nothing worth a word has. That a request was
 * sent is said by its toast; of the newsletter, and of what the visitor marks as sent, there is none.
 */
export function changeOf(before: Box, after: Box): string {
  const unsent = before.items.filter(isUnsent)
  const was = new Set(unsent.map(({ id }) => id))
  const asked = new Set([...unsent.filter(needsVisitor), ...before.cleared].map(({ id }) => id))
  const [then, now] = [countsOf(before), countsOf(after)]
  const left = now.waiting + now.sending
  const hasChanged = left !== then.waiting + then.sending && (left > 0 || now.asking === 0)
  const sent = after.items
    .filter((item) => item.status === 'sent')
    .filter(({ id, kind }) => asked.has(id) || (kind === 'newsletter' && was.has(id)))
  const asks = after.items.filter(isUnsent).filter((item) => needsVisitor(item) && !asked.has(item.id))
  const cleared = after.cleared.filter(({ id }) => !asked.has(id))
  return [
    ...asks.map((item) => `${words.requests[item.draft.kind]}. ${asking(item).says}`),
    ...cleared.map((item) => `${words.requests[item.draft.kind]}. ${onlyHere.says}`),
    ...sent.map(({ kind }) => filled(words.sent.one, { request: words.requests[kind] })),
    hasChanged && waits(left),
  ]
    .filter(Boolean)
    .join('. ')
}
