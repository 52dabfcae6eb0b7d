import { isCount, isRecord } from './untrusted.ts'

/** The cache of the second tier: whatever it holds can be fetched again, and goes when a visitor's words need the room. */
export const SECOND_TIER_CACHE = 'site-rest'

/** What a page asks of the service worker. `from` is the entry of the second tier to begin with. */
export type WorkerCommand = { readonly type: 'take-over' } | { readonly type: 'keep-rest'; readonly from: number }

/** What the worker answers: how many files it added just now, how many it could not get, and where to go on (null: done). */
export type WorkerReply = {
  readonly type: 'kept'
  readonly added: number
  readonly missing: number
  readonly next: number | null
}

/** Returns the order that a message holds; null where it holds none: a page may be of another version. */
export function parseCommand(message: unknown): WorkerCommand | null {
  if (!isRecord(message)) return null
  if (message.type === 'take-over') return { type: message.type }
  return message.type === 'keep-rest' && isCount(message.from) ? { type: message.type, from: message.from } : null
}

/** Returns the answer that a message holds; null where it holds none: the worker may be of another version. */
export function parseReply(message: unknown): WorkerReply | null {
  if (!isRecord(message) || message.type !== 'kept') return null
  const { type, added, missing, next } = message
  return isCount(added) && isCount(missing) && (next === null || isCount(next)) ? { type, added, missing, next } : null
}
