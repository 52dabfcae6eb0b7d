import { record as outbox } from 'virtual:records/messages/outbox'
import { fillTemplate } from '#lib/fill-template.ts'
import type { EpochMs } from '#platform/ports.ts'
import type { UnsentItem } from './item.ts'
import { MIN_INTERVAL_MS, nextRequestAt, type RateLimit, SHORT_WAIT_MS } from './rate-limit.ts'
import { formatDuration } from './times.ts'

export type RequestAction = Exclude<keyof typeof outbox.actions, 'remove'>
export type StatusVariant = 'asks' | 'sending' | 'waiting' | 'sent'

/** Where a request stands: in words, why, what the visitor may do, and how much of its wait is over (0 to 1). */
export type DisplayStatus = {
  readonly variant: StatusVariant
  readonly message: string
  readonly why?: string
  readonly actions?: readonly RequestAction[]
  readonly progress?: number
}

/** What all that waits has in common at a moment. */
export type DisplayContext = {
  readonly rateLimit: RateLimit
  /** What the device believes of its connection: it colours the words and decides nothing. */
  readonly isOnline: boolean
  /** Whether another one is under way. */
  readonly isSending: boolean
  readonly now: EpochMs
}

const { says, why } = outbox

/**
 * Whether the visitor may send by hand. Nobody overrides a pause the mail service asked for; that the device believes to
 * be offline proves nothing.
 */
export function canSendNow({ rateLimit, now }: Pick<DisplayContext, 'rateLimit' | 'now'>): boolean {
  return nextRequestAt(rateLimit, now, true) - now <= SHORT_WAIT_MS
}

/** One that does not go on without the visitor's word. */
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

/** One whose record the browser has cleared: the words are in this tab and nowhere else. */
export const clearedStatus: DisplayStatus = {
  variant: 'asks',
  message: says.cleared,
  why: why.cleared,
  actions: ['keepAgain', 'cancel', 'copy', 'mail'],
}

/**
 * One that goes by itself; `place` is its place in the line, from 0 on. A letter without an answer is not edited: an
 * edited copy would carry another reference.
 */
export function waitingStatus({ status, doubts }: UnsentItem, place: number, moment: DisplayContext): DisplayStatus {
  const { rateLimit, isOnline, isSending, now } = moment
  const at = nextRequestAt(rateLimit, now, false)
  const isBehind = place > 0 || (isSending && at - now <= SHORT_WAIT_MS)
  const isRetryAfter = isOnline && place === 0 && !canSendNow(moment)
  const turn = isBehind
    ? says.behind
    : at > now
      ? fillTemplate(says.next, { time: formatDuration(at - now) })
      : says.soon
  const first = !isBehind && canSendNow(moment) ? (['send'] as const) : []
  return {
    variant: 'waiting',
    message: isOnline ? turn : says.offline,
    why: doubts > 0 ? why.maybe : isRetryAfter ? why.ordered : '',
    actions: [...first, status === 'ambiguous' ? 'markSent' : 'edit', 'cancel', 'copy'],
    progress: isOnline && at > now ? waitProgress(rateLimit.lastPostAt, now, at + place * MIN_INTERVAL_MS) : 0,
  }
}

function waitProgress(from: EpochMs, now: EpochMs, to: EpochMs): number {
  return to > from ? Math.min(1, Math.max(0, (now - from) / (to - from))) : 0
}
