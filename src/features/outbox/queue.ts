import type { EpochMs } from '#platform/ports.ts'
import type { SendOutcome } from './delivery.ts'
import { createItem, type Draft, type OutboxItem, toSentItem, type UnsentItem } from './item.ts'
import { nextRequestAt, type RateLimit, withBackoff, withoutBackoff, withoutSkewedTimes } from './rate-limit.ts'
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

/** Puts a draft into the outbox. The same reference twice is one item, and so is the same address for the newsletter. */
export function enqueue(
  box: OutboxSnapshot,
  draft: Draft,
  id: string,
  now: EpochMs,
  doubts = 0,
): { writes: Writes; item: OutboxItem } {
  const existing = box.items.find((item) => item.id === id || isSameAddress(item, draft))
  if (existing?.status === 'rejected' && existing.id !== id) {
    const requeued: OutboxItem = { ...commonFields(existing), status: 'queued' } // typed once more: that is the visitor's word
    return { writes: { [requeued.id]: requeued }, item: requeued }
  }
  if (existing) return { writes: {}, item: existing }
  const order = Math.max(now, box.rateLimit.lastOrder + 1)
  const item = createItem(draft, id, now, order, doubts)
  return { writes: { [id]: item, [RATE_LIMIT_KEY]: { ...box.rateLimit, lastOrder: order } }, item }
}

function isSameAddress(item: OutboxItem, draft: Draft): boolean {
  const address = ({ params }: Draft) => params.from_email.trim().toLowerCase()
  const areBothNewsletters = isUnsent(item) && item.draft.kind === 'newsletter' && draft.kind === 'newsletter'
  return areBothNewsletters && address(item.draft) === address(draft)
}

/** How an attempt went. `chance` is the share of the pause that follows a failure. */
export type Attempt = {
  readonly outcome: SendOutcome
  readonly endedAt: EpochMs
  readonly chance: number
}

/** Returns a key that holds nothing yet, so that what was set aside before is not lost. */
function unusedKey(key: string, stored: StoredRecords): string {
  return stored.has(key) ? unusedKey(`${key}+`, stored) : key
}

type Reconciled = { readonly writes: Writes; readonly items: readonly OutboxItem[]; readonly rateLimit: RateLimit }

/**
 * Puts the records in order. Called by whoever holds the lock, so that a letter that is found under way belongs to someone
 * who died: it may have arrived. Answers by attempt that could not be written before are written now, letters whose day is
 * over ask for another, records that make no sense are set aside, and what was sent long ago is forgotten.
 */
export function reconcile(stored: StoredRecords, now: EpochMs, unwritten: ReadonlyMap<string, Attempt>): Reconciled {
  const box = readSnapshot(stored)
  const writes: Record<string, unknown> = Object.create(null) // a record may be called `__proto__`
  for (const key of box.unreadable) {
    if (key.startsWith(QUARANTINE_PREFIX)) continue
    writes[unusedKey(QUARANTINE_PREFIX + key, stored)] = stored.get(key)
    writes[key] = undefined
  }
  let rateLimit = withoutSkewedTimes(box.rateLimit, now)
  const recovered = box.items.map((item) => {
    if (!isUnsent(item)) return item
    const attempt = unwritten.get(item.attempt)
    if (attempt) {
      const lastPostAt = Math.max(rateLimit.lastPostAt, Math.min(attempt.endedAt, now)) // others may have sent since
      rateLimit = { ...rateLimitAfter(rateLimit, attempt), lastPostAt }
      return applyOutcome(item, attempt)
    }
    if (item.status !== 'sending') return item
    rateLimit = { ...rateLimit, lastPostAt: now } // nobody knows when it went out
    return asAmbiguous(item)
  })
  const pending = new Set<OutboxItem>(sendQueue(recovered))
  const items = recovered
    .filter((item) => !isExpired(item, now))
    .map((item) => (pending.has(item) && isUnsent(item) && hasGoneStale(item, now) ? asStale(item) : item))
  for (const item of box.items) if (!items.includes(item)) writes[item.id] = items.find(({ id }) => id === item.id)
  return { writes: rateLimit === box.rateLimit ? writes : { ...writes, [RATE_LIMIT_KEY]: rateLimit }, items, rateLimit }
}

/** Whether the records hold anything to send or to put in order. */
export function hasWork(stored: StoredRecords, now: EpochMs): boolean {
  const { items, unreadable } = readSnapshot(stored)
  const isUnquarantined = (key: string) => !key.startsWith(QUARANTINE_PREFIX)
  return items.some((item) => isUnsent(item) || isExpired(item, now)) || unreadable.some(isUnquarantined)
}

function isExpired(item: OutboxItem, now: EpochMs): boolean {
  return !isUnsent(item) && Math.abs(now - item.sentAt) > SENT_RETENTION_MS
}

/** What there is to do: at once, later, or nothing. */
export type SendPlan = { readonly kind: 'empty' | 'now' } | { readonly kind: 'later'; readonly at: EpochMs }

export function planNextSend(box: Pick<Reconciled, 'items' | 'rateLimit'>, now: EpochMs, isByHand: boolean): SendPlan {
  if (sendQueue(box.items).length === 0) return { kind: 'empty' }
  const at = nextRequestAt(box.rateLimit, now, isByHand)
  return at <= now ? { kind: 'now' } : { kind: 'later', at }
}

/** Takes the next letter for sending; null where there is none any more. `attempt` names the attempt that begins. */
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

/** Writes down how an attempt went. An item that was taken away meanwhile stays away. */
export function recordOutcome(stored: StoredRecords, name: string, attempt: Attempt): Writes {
  const box = readSnapshot(stored)
  const item = box.items.filter(isUnsent).find((each) => each.attempt === name)
  const writes = { [RATE_LIMIT_KEY]: rateLimitAfter(box.rateLimit, attempt) }
  return item && (item.status === 'sending' || item.status === 'ambiguous')
    ? { ...writes, [item.id]: applyOutcome(item, attempt) }
    : writes
}

/** When a letter may go out that does not stand in the outbox: the visitor waits for it, so that our own patience does not count. */
export function nextDirectSendAt(stored: StoredRecords, now: EpochMs): EpochMs {
  return nextRequestAt(readSnapshot(stored).rateLimit, now, true)
}

/** Writes down that such a letter goes out now. */
export function recordDirectSendStart(stored: StoredRecords, now: EpochMs): Writes {
  return { [RATE_LIMIT_KEY]: { ...readSnapshot(stored).rateLimit, lastPostAt: now } }
}

/** Writes down how that went: of a letter that arrived the reference stays, like that of any other. */
export function recordDirectSendEnd(stored: StoredRecords, draft: Draft, id: string, attempt: Attempt): Writes {
  const rateLimit = rateLimitAfter(readSnapshot(stored).rateLimit, attempt)
  if (attempt.outcome.kind !== 'sent') return { [RATE_LIMIT_KEY]: rateLimit }
  const now = attempt.endedAt
  const order = Math.max(now, rateLimit.lastOrder + 1)
  return {
    [RATE_LIMIT_KEY]: { ...rateLimit, lastOrder: order },
    [id]: toSentItem(createItem(draft, id, now, order), now),
  }
}

/** Forgets our own patience: it was with a connection that is gone. */
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
      return item.status === 'sending' ? asAmbiguous(item) : item // found and counted by someone else already
  }
}

function rateLimitAfter(before: RateLimit, { outcome, endedAt, chance }: Attempt): RateLimit {
  const rateLimit = { ...before, lastPostAt: endedAt } // the pause counts from the answer on: who knows how long the way took
  if (outcome.kind === 'sent' || outcome.kind === 'refused') return withoutBackoff(rateLimit)
  return withBackoff(rateLimit, endedAt, chance, outcome.kind === 'later' ? outcome.retryAfterMs : null)
}

/** A day that was over when it was asked for was meant so: the form had said it. */
function hasGoneStale({ draft, createdAt }: UnsentItem, now: EpochMs): boolean {
  return isPast(draft, now) && !isPast(draft, createdAt)
}

/** A letter that went out, and nobody knows what became of it. */
export function asAmbiguous(item: UnsentItem): UnsentItem {
  return { ...commonFields(item), status: 'ambiguous', doubts: item.doubts + 1 }
}

function asStale(item: UnsentItem): OutboxItem {
  return { ...commonFields(item), status: 'stale' }
}

/** What all unsent items have in common. */
function commonFields({ v, id, createdAt, order, draft, tries, doubts, attempt }: UnsentItem) {
  return { v, id, createdAt, order, draft, tries, doubts, attempt }
}
