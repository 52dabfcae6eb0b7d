import { record as outbox } from 'virtual:records/messages/outbox'
import { outboxSummary } from '#content/outbox.ts'
import { fillTemplate } from '#lib/fill-template.ts'
import type { EpochMs } from '#platform/ports.ts'
import { countRequests } from './counts.ts'
import { attentionStatus, canSendNow, clearedStatus, type DisplayStatus, waitingStatus } from './display-status.ts'
import type { OutboxItem, UnsentItem } from './item.ts'
import { requestExcerpt, requestText } from './request-text.ts'
import { isUnsent, needsAttention, type OutboxSnapshot, sendQueue } from './snapshot.ts'
import { formatTimestamp } from './times.ts'

/** One request as the panel shows it. */
export type PanelRow = Required<DisplayStatus> & {
  readonly id: string
  readonly name: string
  readonly time: string
  /** An excerpt of the request, or the whole request (see `isPlainText`), or '' once it is sent. */
  readonly text: string
  /** Whether `text` is the whole request as plain text, not an excerpt. */
  readonly isPlainText?: boolean
  /** The item, or null once it is sent. */
  readonly item: UnsentItem | null
}

/** The content of the panel: unsent requests, sent requests, and records that the site cannot read. */
export type PanelContent = {
  readonly summary: string
  /** In this order: requests that only this tab has, those that need the visitor, the one being sent, and the queue. */
  readonly rows: readonly PanelRow[]
  /** Sorted by the time of sending, latest first. */
  readonly sent: readonly PanelRow[]
  readonly unreadable: number
  /** Whether unsent items are stored on this device. */
  readonly hasUnsent: boolean
  /** Whether there are also records of a newer version of the site. */
  readonly hasNewer: boolean
  /** Whether the visitor may send the queue with a click now, or null if the queue is empty. */
  readonly canSend: boolean | null
}

/** Returns what the panel shows at the time `now`. */
export function panelContent(snapshot: OutboxSnapshot, isOnline: boolean, now: EpochMs): PanelContent {
  const unsent = snapshot.items.filter(isUnsent)
  const sending = unsent.filter(({ status }) => status === 'sending')
  const queue = sendQueue(snapshot.items)
  const sent = snapshot.items
    .filter((item) => item.status === 'sent')
    .toSorted((one, other) => other.sentAt - one.sentAt)
  const context = { rateLimit: snapshot.rateLimit, isOnline, isSending: sending.length > 0, now }
  return {
    summary: outboxSummary(countRequests(snapshot), isOnline),
    rows: [
      ...snapshot.cleared.map((item) => toRow(item, clearedStatus, now)),
      ...unsent.filter(needsAttention).map((item) => toRow(item, attentionStatus(item), now)),
      ...sending.map((item) => toRow(item, { variant: 'sending', message: outbox.says.sending }, now)),
      ...queue.map((item, position) => toRow(item, waitingStatus(item, position, context), now)),
    ],
    sent: sent.map((item, position) => {
      const why = position === 0 ? outbox.why.wiped : '' // shown on the first row only
      return toRow(item, { variant: 'sent', message: fillTemplate(outbox.says.sent, { reference: item.id }), why }, now)
    }),
    unreadable: snapshot.unreadable.length,
    hasUnsent: unsent.length > 0,
    hasNewer: snapshot.newerCount > 0,
    canSend: queue.length > 0 ? canSendNow(context) : null,
  }
}

/** Returns the row of a request. An unsent request is never left out: if formatting throws, its plain text is shown. */
function toRow(item: OutboxItem, displayStatus: DisplayStatus, now: EpochMs): PanelRow {
  try {
    return formattedRow(item, displayStatus, now)
  } catch (error) {
    if (item.status === 'sent') throw error
    return plainTextRow(item)
  }
}

/** Returns a row that shows the request as plain text and offers only to copy or cancel it. */
export function plainTextRow(item: UnsentItem): PanelRow {
  const { plain } = outbox.says
  const actions = ['copy', 'cancel'] as const
  return {
    id: item.id,
    name: outbox.requests[item.draft.kind],
    time: '',
    text: requestText(item),
    isPlainText: true,
    variant: 'asks',
    message: plain,
    why: '',
    actions,
    progress: 0,
    item,
  }
}

function formattedRow(item: OutboxItem, status: DisplayStatus, now: EpochMs): PanelRow {
  const shared = { id: item.id, why: '', actions: [], progress: 0, ...status }
  if (item.status === 'sent')
    return {
      ...shared,
      name: outbox.requests[item.kind],
      time: formatTimestamp(item.sentAt, now),
      text: '',
      item: null,
    }
  const { draft, createdAt } = item
  return {
    ...shared,
    name: outbox.requests[draft.kind],
    time: formatTimestamp(createdAt, now),
    text: requestExcerpt(draft, now),
    item,
  }
}
