import { record as words } from 'virtual:records/messages/outbox'
import { waitingText } from '#content/outbox.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import { countRequests } from './counts.ts'
import { attentionStatus, clearedStatus } from './display-status.ts'
import { isUnsent, needsAttention, type OutboxSnapshot } from './snapshot.ts'

/**
 * Returns the changes between two snapshots as text for screen readers, or '' if no change needs announcing. Most sent
 * requests have a toast. Newsletter sign-ups and requests that the visitor marks as sent have no toast, so they are
 * announced.
 */
export function changeAnnouncement(before: OutboxSnapshot, after: OutboxSnapshot): string {
  const unsent = before.items.filter(isUnsent)
  const unsentIds = new Set(unsent.map(({ id }) => id))
  const attentionIds = new Set([...unsent.filter(needsAttention), ...before.cleared].map(({ id }) => id))
  const [previousCounts, counts] = [countRequests(before), countRequests(after)]
  const remaining = counts.waiting + counts.sending
  const hasChanged =
    remaining !== previousCounts.waiting + previousCounts.sending && (remaining > 0 || counts.asking === 0)
  const sent = after.items
    .filter((item) => item.status === 'sent')
    .filter(({ id, kind }) => attentionIds.has(id) || (kind === 'newsletter' && unsentIds.has(id)))
  const newQuestions = after.items.filter(isUnsent).filter((item) => needsAttention(item) && !attentionIds.has(item.id))
  const cleared = after.cleared.filter(({ id }) => !attentionIds.has(id))
  return [
    ...newQuestions.map((item) => `${words.requests[item.draft.kind]}. ${attentionStatus(item).message}`),
    ...cleared.map((item) => `${words.requests[item.draft.kind]}. ${clearedStatus.message}`),
    ...sent.map(({ kind }) => fillTemplate(words.sent.one, { request: words.requests[kind] })),
    hasChanged && waitingText(remaining),
  ]
    .filter(Boolean)
    .join('. ')
}
