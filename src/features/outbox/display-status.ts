import { record as outbox } from 'virtual:records/messages/outbox'
import { fillTemplate } from '#lib/fill-template.ts'
import type { EpochMs } from '#platform/ports.ts'
import type { UnsentItem } from './item.ts'
import { MIN_INTERVAL_MS, nextRequestAt, type RateLimit, SHORT_WAIT_MS } from './rate-limit.ts'
import { formatDuration } from './times.ts'

export type RequestAction = Exclude<keyof typeof outbox.actions, 'remove'>
export type StatusVariant = 'asks' | 'sending' | 'waiting' | 'sent'

/** A request's status: its message and reason, the actions it offers, and how much of its wait is over (0 to 1). */
export type DisplayStatus = {
  readonly variant: StatusVariant
  readonly message: string
  readonly why?: string
  readonly actions?: readonly RequestAction[]
  readonly progress?: number
}

/** The data that the statuses of all waiting requests depend on. */
export type DisplayContext = {
  readonly rateLimit: RateLimit
  /** What the browser reports about the connection. It affects only what is shown, never whether something is sent. */
  readonly isOnline: boolean
  /** Whether another request is being sent. */
  readonly isSending: boolean
  readonly now: EpochMs
}

const { says, why } = outbox

/**
 * Returns whether the visitor may start sending with a click. A Retry-After of the mail service cannot be overridden.
 * The connection does not matter, because browsers report it unreliably.
 */
export function canSendNow({ rateLimit, now }: Pick<DisplayContext, 'rateLimit' | 'now'>): boolean {
  return nextRequestAt(rateLimit, now, true) - now <= SHORT_WAIT_MS
}

/** Returns the status of an item that needs a decision by the visitor. */
export function attentionStatus({ status }: UnsentItem): DisplayStatus {
  if (status === 'rejected')
    return { variant: 'asks', message: says.refused, why: why.refused, actions: ['edit', 'cancel', 'copy', 'mail'] }
  if (status === 'stale') {
    const actions = ['changeDate', 'sendWithoutDate', 'cancel', 'copy', 'mail'] as const
    return { variant: 'asks', message: says.past, why: why.past, actions }
  }
  const actions = ['sendAgain', 'markSent', 'cancel', 'copy', 'mail'] as const
  return { variant: 'asks', message: says.noAnswer, why: why.noAnswer, actions }
}

/** The status of an item whose record the browser cleared, so that only this tab still holds it. */
export const clearedStatus: DisplayStatus = {
  variant: 'asks',
  message: says.cleared,
  why: why.cleared,
  actions: ['keepAgain', 'cancel', 'copy', 'mail'],
}

/**
 * Returns the status of an item that is sent automatically. `position` is its index in the queue, from 0. An ambiguous
 * item cannot be edited: the edited copy would have a new reference, and the agency could not match the two copies.
 */
export function waitingStatus(
  { status, doubts }: UnsentItem,
  position: number,
  context: DisplayContext,
): DisplayStatus {
  const { rateLimit, isOnline, isSending, now } = context
  const at = nextRequestAt(rateLimit, now, false)
  const followsAnother = position > 0 || (isSending && at - now <= SHORT_WAIT_MS)
  const isRetryAfter = isOnline && position === 0 && !canSendNow(context)
  const waitMessage = followsAnother
    ? says.behind
    : at > now
      ? fillTemplate(says.next, { time: formatDuration(at - now) })
      : says.soon
  const sendAction = !followsAnother && canSendNow(context) ? (['send'] as const) : []
  return {
    variant: 'waiting',
    message: isOnline ? waitMessage : says.offline,
    why: doubts > 0 ? why.maybe : isRetryAfter ? why.ordered : '',
    actions: [...sendAction, status === 'ambiguous' ? 'markSent' : 'edit', 'cancel', 'copy'],
    progress: isOnline && at > now ? waitProgress(rateLimit.lastPostAt, now, at + position * MIN_INTERVAL_MS) : 0,
  }
}

function waitProgress(from: EpochMs, now: EpochMs, to: EpochMs): number {
  return to > from ? Math.min(1, Math.max(0, (now - from) / (to - from))) : 0
}
