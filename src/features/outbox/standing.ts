import { record as outbox } from 'virtual:records/messages/outbox'
import { filled } from '#lib/filled.ts'
import type { EpochMs } from '#platform/ports.ts'
import type { Unsent } from './item.ts'
import { nextPostAt, type Pace, SHORT_MS, SPACING_MS } from './pace.ts'
import { stretchOf } from './times.ts'

export type Action = Exclude<keyof typeof outbox.actions, 'remove'>
export type Look = 'asks' | 'sending' | 'waiting' | 'sent'

/** Where a request stands: in words, why, what the visitor may do, and how much of its wait is over (0 to 1). */
export type Standing = {
  readonly look: Look
  readonly says: string
  readonly why?: string
  readonly actions?: readonly Action[]
  readonly waited?: number
}

/** What all that waits has in common at a moment. */
export type Moment = {
  readonly pace: Pace
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
export function maySendAt({ pace, now }: Pick<Moment, 'pace' | 'now'>): boolean {
  return nextPostAt(pace, now, true) - now <= SHORT_MS
}

/** One that does not go on without the visitor's word. */
export function asking({ status }: Unsent): Standing {
  if (status === 'rejected')
    return { look: 'asks', says: says.refused, why: why.refused, actions: ['edit', 'cancel', 'copy', 'mail'] }
  if (status === 'stale') {
    const actions = ['changeDate', 'sendWithoutDate', 'cancel', 'copy', 'mail'] as const
    return { look: 'asks', says: says.past, why: why.past, actions }
  }
  const actions = ['sendAgain', 'markSent', 'cancel', 'copy', 'mail'] as const
  return { look: 'asks', says: says.noAnswer, why: why.noAnswer, actions }
}

/** One whose record the browser has cleared: the words are in this tab and nowhere else. */
export const onlyHere: Standing = {
  look: 'asks',
  says: says.cleared,
  why: why.cleared,
  actions: ['keepAgain', 'cancel', 'copy', 'mail'],
}

/**
 * One that goes by itself; `place` is its place in the line, from 0 on. A letter without an answer is not edited: an
 * edited copy would carry another reference.
 */
export function waiting({ status, doubts }: Unsent, place: number, moment: Moment): Standing {
  const { pace, isOnline, isSending, now } = moment
  const at = nextPostAt(pace, now, false)
  const isBehind = place > 0 || (isSending && at - now <= SHORT_MS)
  const isOrdered = isOnline && place === 0 && !maySendAt(moment)
  const turn = isBehind ? says.behind : at > now ? filled(says.next, { time: stretchOf(at - now) }) : says.soon
  const first = !isBehind && maySendAt(moment) ? (['send'] as const) : []
  return {
    look: 'waiting',
    says: isOnline ? turn : says.offline,
    why: doubts > 0 ? why.maybe : isOrdered ? why.ordered : '',
    actions: [...first, status === 'ambiguous' ? 'markSent' : 'edit', 'cancel', 'copy'],
    waited: isOnline && at > now ? shareOf(pace.lastPostAt, now, at + place * SPACING_MS) : 0,
  }
}

function shareOf(from: EpochMs, now: EpochMs, to: EpochMs): number {
  return to > from ? Math.min(1, Math.max(0, (now - from) / (to - from))) : 0
}
