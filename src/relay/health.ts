import type { LastError } from './sender.ts'
import type { SpoolSummary } from './spool.ts'

/** A mail that waits longer is a reason to look at the relay. */
const LONG_WAIT_MS = 60 * 60 * 1000

/**
 * Returns what /health says: how much waits and how long, what was refused, and the kind of the last failure. It holds
 * nothing about a visitor. `ok` is false if a mail waits for more than an hour, or if a file cannot be read.
 */
export function healthOf(
  { waiting, oldestAt, refused, unreadable }: SpoolSummary,
  last: LastError | null,
  now: number,
) {
  return {
    ok: unreadable === 0 && (oldestAt === null || now - oldestAt < LONG_WAIT_MS),
    waiting,
    oldest: oldestAt === null ? null : new Date(oldestAt).toISOString(),
    refused,
    unreadable,
    lastError: last && { error: last.error, code: last.code, at: new Date(last.at).toISOString() },
  }
}
