import { isCount, isRecord } from './untrusted.ts'

/**
 * The cache of the second tier: in the names below, 'rest' means the second tier. Its files can be fetched again, so
 * the cache is deleted when visitor data needs space.
 */
export const SECOND_TIER_CACHE = 'site-rest'

/**
 * A command of a page to the service worker. 'take-over' activates a waiting worker. 'keep-site' caches what is missing
 * of the first tier. 'keep-rest' caches a batch of the second tier, beginning with the file at index `from`. These names
 * never change, because workers and pages of other versions read them.
 */
export type WorkerCommand =
  | { readonly type: 'take-over' }
  | { readonly type: 'keep-site' }
  | { readonly type: 'keep-rest'; readonly from: number }

/**
 * The worker's reply to 'keep-site': whether the first tier is complete. Its reply to 'keep-rest': how many files it just
 * cached, how many failed, and where to continue (null: done).
 */
export type WorkerReply =
  | { readonly type: 'site-kept'; readonly isComplete: boolean }
  | { readonly type: 'kept'; readonly added: number; readonly missing: number; readonly next: number | null }

/** Returns the command in a message; null if there is none, because the page may be of another version. */
export function parseCommand(message: unknown): WorkerCommand | null {
  if (!isRecord(message)) return null
  if (message.type === 'take-over' || message.type === 'keep-site') return { type: message.type }
  return message.type === 'keep-rest' && isCount(message.from) ? { type: message.type, from: message.from } : null
}

/** Returns the reply in a message; null if there is none, because the worker may be of another version. */
export function parseReply(message: unknown): WorkerReply | null {
  if (!isRecord(message)) return null
  if (message.type === 'site-kept' && typeof message.isComplete === 'boolean')
    return { type: message.type, isComplete: message.isComplete }
  if (message.type !== 'kept') return null
  const { type, added, missing, next } = message
  return isCount(added) && isCount(missing) && (next === null || isCount(next)) ? { type, added, missing, next } : null
}
