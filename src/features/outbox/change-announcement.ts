import { record as words } from 'virtual:records/messages/outbox'
import { waitingText } from '#content/outbox.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { countRequests } from './counts.ts'
import { attentionStatus, clearedStatus } from './display-status.ts'
import { isUnsent, needsAttention, type OutboxSnapshot } from './snapshot.ts'

/**
 * Returns what changed between two snapshots as text for screen readers, or '' if nothing needs announcing. Most sent
 * requests have a toast. Newsletter sign-ups and requests that the visitor marks as sent have none, so they are
 * announced.
 */
export function changeAnnouncement(before: OutboxSnapshot, after: OutboxSnapshot): string {
  const unsent = before.items.filter(isUnsent)
  const unsentIds = new Set(unsent.map(({ id }) => id))
  const attentionIds = new Set([...unsent.filter(needsAttention), ...before.cleared].map(({ id }) => id))
  const [then, now] = [countRequests(before), countRequests(after)]
  const left = now.waiting + now.sending
  const hasChanged = left !== then.waiting + then.sending && (left > 0 || now.asking === 0)
  const sent = after.items
    .filter((item) => item.status === 'sent')
    .filter(({ id, kind }) => attentionIds.has(id) || (kind === 'newsletter' && unsentIds.has(id)))
  const asks = after.items.filter(isUnsent).filter((item) => needsAttention(item) && !attentionIds.has(item.id))
  const cleared = after.cleared.filter(({ id }) => !attentionIds.has(id))
  return [
    ...asks.map((item) => `${words.requests[item.draft.kind]}. ${attentionStatus(item).message}`),
    ...cleared.map((item) => `${words.requests[item.draft.kind]}. ${clearedStatus.message}`),
    ...sent.map(({ kind }) => fillTemplate(words.sent.one, { request: words.requests[kind] })),
    hasChanged && waitingText(left),
  ]
    .filter(Boolean)
    .join('. ')
}
