import { isCount, isRecord } from './untrusted.ts'

/**
 * The cache of the second tier, which the names here call the rest. Its files can be fetched again, so it is deleted
 * when visitor data needs space.
 */
export const SECOND_TIER_CACHE = 'site-rest'

/**
 * What a page asks of the service worker. 'keep-rest' caches a batch of the second tier, and `from` is the index to
 * start at. Workers and pages of other versions read these names, so they never change.
 */
export type WorkerCommand = { readonly type: 'take-over' } | { readonly type: 'keep-rest'; readonly from: number }

/** The worker's reply: how many files it just cached, how many failed, and where to continue (null: done). */
export type WorkerReply = {
  readonly type: 'kept'
  readonly added: number
  readonly missing: number
  readonly next: number | null
}

/** Returns the command in a message; null if there is none, as a page may be of another version. */
export function parseCommand(message: unknown): WorkerCommand | null {
  if (!isRecord(message)) return null
  if (message.type === 'take-over') return { type: message.type }
  return message.type === 'keep-rest' && isCount(message.from) ? { type: message.type, from: message.from } : null
}

/** Returns the reply in a message; null if there is none, as the worker may be of another version. */
export function parseReply(message: unknown): WorkerReply | null {
  if (!isRecord(message) || message.type !== 'kept') return null
  const { type, added, missing, next } = message
  return isCount(added) && isCount(missing) && (next === null || isCount(next)) ? { type, added, missing, next } : null
}
