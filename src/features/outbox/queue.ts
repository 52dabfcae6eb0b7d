import type { MailDraft } from '#platform/mail.ts'
import type { EpochMs } from '#platform/ports.ts'
import type { SendOutcome } from './delivery.ts'
import { createItem, type OutboxItem, toSentItem, type UnsentItem } from './item.ts'
import {
  nextRequestAt,
  type RateLimit,
  withBackoff,
  withoutBackoff,
  withoutSkewedTimes,
  withoutSubmission,
  withSubmission,
} from './rate-limit.ts'
import {
  isUnsent,
  type OutboxSnapshot,
  QUARANTINE_PREFIX,
  RATE_LIMIT_KEY,
  readSnapshot,
  type StoredRecords,
  sendQueue,
  type Writes,
} from './snapshot.ts'
import { isPast } from './stale.ts'

const SENT_RETENTION_MS = 30 * 24 * 60 * 60 * 1000

/** Returns a new item for the draft and its writes, or the stored item with the same id or newsletter address. */
export function enqueue(
  snapshot: OutboxSnapshot,
  draft: MailDraft,
  id: string,
  now: EpochMs,
  doubts = 0,
): { writes: Writes; item: OutboxItem } {
  const existing = snapshot.items.find((item) => item.id === id || isSameAddress(item, draft))
  if (existing?.status === 'rejected' && existing.id !== id) {
    const requeued: OutboxItem = { ...commonFields(existing), status: 'queued' } // the visitor submitted it again
    return { writes: { [requeued.id]: requeued }, item: requeued }
  }
  if (existing) return { writes: {}, item: existing }
  const order = Math.max(now, snapshot.rateLimit.lastOrder + 1)
  const item = createItem(draft, id, now, order, doubts)
  return { writes: { [id]: item, [RATE_LIMIT_KEY]: { ...snapshot.rateLimit, lastOrder: order } }, item }
}

function isSameAddress(item: OutboxItem, draft: MailDraft): boolean {
  const address = ({ params }: MailDraft) => params.from_email.trim().toLowerCase()
  const areBothNewsletters = isUnsent(item) && item.draft.kind === 'newsletter' && draft.kind === 'newsletter'
  return areBothNewsletters && address(item.draft) === address(draft)
}

/** The result of an attempt. `jitter` (0 to 1) is the random share of the backoff that applies after a failure. */
export type Attempt = {
  readonly outcome: SendOutcome
  readonly endedAt: EpochMs
  readonly jitter: number
}

/** Returns an unused key, so that no record in quarantine is overwritten. */
function unusedKey(key: string, stored: StoredRecords): string {
  return stored.has(key) ? unusedKey(`${key}+`, stored) : key
}

type Reconciled = { readonly writes: Writes; readonly items: readonly OutboxItem[]; readonly rateLimit: RateLimit }

/**
 * Returns the repaired records and the writes that store them. The caller must hold the lock, so an item that is still
 * 'sending' belongs to a crashed sender and becomes ambiguous, unless `unwritten` has the outcome of its attempt.
 * Waiting items whose day has passed become stale, and unreadable records go to quarantine. Items that were sent more
 * than 30 days ago are deleted, and so are pauses that end too late because the clock was set back.
 */
export function reconcile(stored: StoredRecords, now: EpochMs, unwritten: ReadonlyMap<string, Attempt>): Reconciled {
  const snapshot = readSnapshot(stored)
  const writes: Record<string, unknown> = Object.create(null) // a record's key may be `__proto__`
  for (const key of snapshot.unreadable) {
    if (key.startsWith(QUARANTINE_PREFIX)) continue
    writes[unusedKey(QUARANTINE_PREFIX + key, stored)] = stored.get(key)
    writes[key] = undefined
  }
  let rateLimit = withoutSkewedTimes(snapshot.rateLimit, now)
  const recovered = snapshot.items.map((item) => {
    if (!isUnsent(item)) return item
    const attempt = unwritten.get(item.attempt)
    if (attempt) {
      const lastPostAt = Math.max(rateLimit.lastPostAt, Math.min(attempt.endedAt, now)) // or a later request
      rateLimit = { ...rateLimitAfter(rateLimit, attempt), lastPostAt }
      return applyOutcome(item, attempt)
    }
    if (item.status !== 'sending') return item
    rateLimit = { ...rateLimit, lastPostAt: now } // the end of that attempt is unknown
    return asAmbiguous(item)
  })
  const pending = new Set<OutboxItem>(sendQueue(recovered))
  const items = recovered
    .filter((item) => !isExpired(item, now))
    .map((item) => (pending.has(item) && isUnsent(item) && hasGoneStale(item, now) ? asStale(item) : item))
  for (const item of snapshot.items) if (!items.includes(item)) writes[item.id] = items.find(({ id }) => id === item.id)
  if (rateLimit !== snapshot.rateLimit) writes[RATE_LIMIT_KEY] = rateLimit
  return { writes, items, rateLimit }
}

/** Returns whether the records hold an unsent item, or anything to repair or delete. */
export function hasWork(stored: StoredRecords, now: EpochMs): boolean {
  const { items, unreadable } = readSnapshot(stored)
  const isUnquarantined = (key: string) => !key.startsWith(QUARANTINE_PREFIX)
  return items.some((item) => isUnsent(item) || isExpired(item, now)) || unreadable.some(isUnquarantined)
}

function isExpired(item: OutboxItem, now: EpochMs): boolean {
  return !isUnsent(item) && Math.abs(now - item.sentAt) > SENT_RETENTION_MS
}

/** Whether to send the next item now, later, or not at all. */
export type SendPlan = { readonly kind: 'empty' | 'now' } | { readonly kind: 'later'; readonly at: EpochMs }

export function planNextSend(state: Omit<Reconciled, 'writes'>, now: EpochMs, isByHand: boolean): SendPlan {
  if (sendQueue(state.items).length === 0) return { kind: 'empty' }
  const at = nextRequestAt(state.rateLimit, now, isByHand)
  return at <= now ? { kind: 'now' } : { kind: 'later', at }
}

/** Returns the next item as 'sending', or null if there is none, and the writes. `attempt` is the new attempt's id. */
export function claimNext(
  { writes, items, rateLimit }: Reconciled,
  now: EpochMs,
  attempt: string,
): { writes: Writes; item: UnsentItem | null } {
  const [next] = sendQueue(items)
  if (!next) return { writes, item: null }
  const item: UnsentItem = { ...commonFields(next), status: 'sending', tries: next.tries + 1, attempt, startedAt: now }
  return { writes: { ...writes, [item.id]: item, [RATE_LIMIT_KEY]: { ...rateLimit, lastPostAt: now } }, item }
}

/** Returns the writes that record the outcome of an attempt. An item that was removed meanwhile is not restored. */
export function recordOutcome(stored: StoredRecords, attemptId: string, attempt: Attempt): Writes {
  const snapshot = readSnapshot(stored)
  const item = snapshot.items.filter(isUnsent).find((each) => each.attempt === attemptId)
  const writes = { [RATE_LIMIT_KEY]: rateLimitAfter(snapshot.rateLimit, attempt) }
  return item && (item.status === 'sending' || item.status === 'ambiguous')
    ? { ...writes, [item.id]: applyOutcome(item, attempt) }
    : writes
}

/** Returns the writes that note a submission as under way, so that deleting everything also ends its storing. */
export function noteSubmission(stored: StoredRecords, id: string): Writes {
  return { [RATE_LIMIT_KEY]: withSubmission(readSnapshot(stored).rateLimit, id) }
}

/** Returns the writes of `enqueue` for a submission, or null if everything was deleted since it was noted. */
export function enqueueNoted(stored: StoredRecords, draft: MailDraft, id: string, now: EpochMs, doubts: number) {
  const snapshot = readSnapshot(stored)
  if (!snapshot.rateLimit.underWay.includes(id)) return null
  const rateLimit = withoutSubmission(snapshot.rateLimit, id)
  const { writes, item } = enqueue({ ...snapshot, rateLimit }, draft, id, now, doubts)
  return { writes: { [RATE_LIMIT_KEY]: rateLimit, ...writes }, item }
}

/** Returns when a form may send directly, not via the outbox. The visitor is waiting, so the backoff does not apply. */
export function nextDirectSendAt(stored: StoredRecords, now: EpochMs): EpochMs {
  return nextRequestAt(readSnapshot(stored).rateLimit, now, true)
}

export function recordDirectSendStart(stored: StoredRecords, now: EpochMs): Writes {
  return { [RATE_LIMIT_KEY]: { ...readSnapshot(stored).rateLimit, lastPostAt: now } }
}

/**
 * Returns the writes that record the end of a direct send. A sent request leaves a sent item with its reference, unless
 * everything was deleted since the submission was noted.
 */
export function recordDirectSendEnd(stored: StoredRecords, draft: MailDraft, id: string, attempt: Attempt): Writes {
  const before = readSnapshot(stored).rateLimit
  const rateLimit = withoutSubmission(rateLimitAfter(before, attempt), id)
  if (attempt.outcome.kind !== 'sent' || !before.underWay.includes(id)) return { [RATE_LIMIT_KEY]: rateLimit }
  const now = attempt.endedAt
  const order = Math.max(now, rateLimit.lastOrder + 1)
  return {
    [RATE_LIMIT_KEY]: { ...rateLimit, lastOrder: order },
    [id]: toSentItem(createItem(draft, id, now, order), now),
  }
}

/** Returns the writes that clear the backoff after the connection has changed. */
export function clearBackoff(stored: StoredRecords): Writes {
  const { rateLimit } = readSnapshot(stored)
  return rateLimit.failures > 0 ? { [RATE_LIMIT_KEY]: withoutBackoff(rateLimit) } : {}
}

function applyOutcome(item: UnsentItem, { outcome, endedAt }: Attempt): OutboxItem {
  switch (outcome.kind) {
    case 'sent':
      return toSentItem(item, endedAt)
    case 'refused':
      return { ...commonFields(item), status: 'rejected', code: outcome.code }
    case 'later':
      return { ...commonFields(item), status: 'queued' }
    case 'unknown':
      return item.status === 'sending' ? asAmbiguous(item) : item // another sender has counted this attempt
  }
}

function rateLimitAfter(before: RateLimit, { outcome, endedAt, jitter }: Attempt): RateLimit {
  const rateLimit = { ...before, lastPostAt: endedAt } // the interval starts at the response
  if (outcome.kind === 'sent' || outcome.kind === 'refused') return withoutBackoff(rateLimit)
  return withBackoff(rateLimit, endedAt, jitter, outcome.kind === 'later' ? outcome.retryAfterMs : null)
}

/** Returns whether the preferred day has passed since the submission. Forms warn about a day that has passed before. */
function hasGoneStale({ draft, createdAt }: UnsentItem, now: EpochMs): boolean {
  return isPast(draft, now) && !isPast(draft, createdAt)
}

/** Returns the item as ambiguous, because it was sent and the outcome is unknown. This counts as one more doubt. */
export function asAmbiguous(item: UnsentItem): UnsentItem {
  return { ...commonFields(item), status: 'ambiguous', doubts: item.doubts + 1 }
}

function asStale(item: UnsentItem): OutboxItem {
  return { ...commonFields(item), status: 'stale' }
}

/** Returns the fields that all unsent items share. */
function commonFields({ v, id, createdAt, order, draft, tries, doubts, attempt }: UnsentItem) {
  return { v, id, createdAt, order, draft, tries, doubts, attempt }
}
