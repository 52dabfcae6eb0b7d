import type { EpochMs } from '#platform/ports.ts'
import { type Box, isUnsent, PACE, type Puts, QUARANTINE, readBox, type Stored, sequence } from './box.ts'
import type { Outcome } from './delivery.ts'
import { type Draft, newItem, type OutboxItem, sentItem, type Unsent } from './item.ts'
import { afterAnswer, afterFailure, nextPostAt, type Pace, withoutAbsurd } from './pace.ts'
import { isPast } from './stale.ts'

const KEPT_AFTER_SENDING_MS = 30 * 24 * 60 * 60 * 1000

/** Puts a draft into the outbox. The same reference twice is one item, and so is the same address for the newsletter. */
export function added(box: Box, draft: Draft, id: string, now: EpochMs, doubts = 0): { puts: Puts; item: OutboxItem } {
  const same = box.items.find((item) => item.id === id || isSameAddress(item, draft))
  if (same?.status === 'rejected' && same.id !== id) {
    const again: OutboxItem = { ...bare(same), status: 'queued' } // typed once more: that is the visitor's word
    return { puts: { [again.id]: again }, item: again }
  }
  if (same) return { puts: {}, item: same }
  const order = Math.max(now, box.pace.lastOrder + 1)
  const item = newItem(draft, id, now, order, doubts)
  return { puts: { [id]: item, [PACE]: { ...box.pace, lastOrder: order } }, item }
}

function isSameAddress(item: OutboxItem, draft: Draft): boolean {
  const address = ({ params }: Draft) => params.from_email.trim().toLowerCase()
  const areNewsletters = isUnsent(item) && item.draft.kind === 'newsletter' && draft.kind === 'newsletter'
  return areNewsletters && address(item.draft) === address(draft)
}

/** How an attempt went. `chance` is the share of the pause that follows a failure. */
export type Attempt = {
  readonly outcome: Outcome
  readonly endedAt: EpochMs
  readonly chance: number
}

/** Returns a key that holds nothing yet, so that what was set aside before is not lost. */
function unusedKey(key: string, stored: Stored): string {
  return stored.has(key) ? unusedKey(`${key}+`, stored) : key
}

type Tidied = { readonly puts: Puts; readonly items: readonly OutboxItem[]; readonly pace: Pace }

/**
 * Puts the records in order. Called by whoever holds the lock, so that a letter that is found under way belongs to someone
 * who died: it may have arrived. Answers by attempt that could not be written before are written now, letters whose day is
 * over ask for another, records that make no sense are set aside, and what was sent long ago is forgotten.
 */
export function tidied(stored: Stored, now: EpochMs, unwritten: ReadonlyMap<string, Attempt>): Tidied {
  const box = readBox(stored)
  const puts: Record<string, unknown> = Object.create(null) // a record may be called `__proto__`
  for (const key of box.unreadable) {
    if (key.startsWith(QUARANTINE)) continue
    puts[unusedKey(QUARANTINE + key, stored)] = stored.get(key)
    puts[key] = undefined
  }
  let pace = withoutAbsurd(box.pace, now)
  const revived = box.items.map((item) => {
    if (!isUnsent(item)) return item
    const attempt = unwritten.get(item.attempt)
    if (attempt) {
      const lastPostAt = Math.max(pace.lastPostAt, Math.min(attempt.endedAt, now)) // others may have sent since
      pace = { ...paceAfter(pace, attempt), lastPostAt }
      return settledItem(item, attempt)
    }
    if (item.status !== 'sending') return item
    pace = { ...pace, lastPostAt: now } // nobody knows when it went out
    return doubtful(item)
  })
  const going = new Set<OutboxItem>(sequence(revived))
  const items = revived
    .filter((item) => !isForgotten(item, now))
    .map((item) => (going.has(item) && isUnsent(item) && hasGoneStale(item, now) ? stale(item) : item))
  for (const item of box.items) if (!items.includes(item)) puts[item.id] = items.find(({ id }) => id === item.id)
  return { puts: pace === box.pace ? puts : { ...puts, [PACE]: pace }, items, pace }
}

/** Whether the records hold anything to send or to put in order. */
export function hasWork(stored: Stored, now: EpochMs): boolean {
  const { items, unreadable } = readBox(stored)
  const isLoose = (key: string) => !key.startsWith(QUARANTINE)
  return items.some((item) => isUnsent(item) || isForgotten(item, now)) || unreadable.some(isLoose)
}

function isForgotten(item: OutboxItem, now: EpochMs): boolean {
  return !isUnsent(item) && Math.abs(now - item.sentAt) > KEPT_AFTER_SENDING_MS
}

/** What there is to do: at once, later, or nothing. */
export type Plan = { readonly kind: 'empty' | 'now' } | { readonly kind: 'later'; readonly at: EpochMs }

export function planOf({ items, pace }: Pick<Tidied, 'items' | 'pace'>, now: EpochMs, isByHand: boolean): Plan {
  if (sequence(items).length === 0) return { kind: 'empty' }
  const at = nextPostAt(pace, now, isByHand)
  return at <= now ? { kind: 'now' } : { kind: 'later', at }
}

/** Takes the next letter for sending; null where there is none any more. `attempt` names the attempt that begins. */
export function claimed(
  { puts, items, pace }: Tidied,
  now: EpochMs,
  attempt: string,
): { puts: Puts; item: Unsent | null } {
  const [next] = sequence(items)
  if (!next) return { puts, item: null }
  const item: Unsent = { ...bare(next), status: 'sending', tries: next.tries + 1, attempt, startedAt: now }
  return { puts: { ...puts, [item.id]: item, [PACE]: { ...pace, lastPostAt: now } }, item }
}

/** Writes down how an attempt went. An item that was taken away meanwhile stays away. */
export function settled(stored: Stored, name: string, attempt: Attempt): Puts {
  const box = readBox(stored)
  const item = box.items.filter(isUnsent).find((each) => each.attempt === name)
  const puts = { [PACE]: paceAfter(box.pace, attempt) }
  return item && (item.status === 'sending' || item.status === 'ambiguous')
    ? { ...puts, [item.id]: settledItem(item, attempt) }
    : puts
}

/** When a letter may go out that does not stand in the outbox: the visitor waits for it, so that our own patience does not count. */
export function nextFree(stored: Stored, now: EpochMs): EpochMs {
  return nextPostAt(readBox(stored).pace, now, true)
}

/** Writes down that such a letter goes out now. */
export function begun(stored: Stored, now: EpochMs): Puts {
  return { [PACE]: { ...readBox(stored).pace, lastPostAt: now } }
}

/** Writes down how that went: of a letter that arrived the reference stays, like that of any other. */
export function ended(stored: Stored, draft: Draft, id: string, attempt: Attempt): Puts {
  const pace = paceAfter(readBox(stored).pace, attempt)
  if (attempt.outcome.kind !== 'sent') return { [PACE]: pace }
  const now = attempt.endedAt
  const order = Math.max(now, pace.lastOrder + 1)
  return { [PACE]: { ...pace, lastOrder: order }, [id]: sentItem(newItem(draft, id, now, order), now) }
}

/** Forgets our own patience: it was with a connection that is gone. */
export function rested(stored: Stored): Puts {
  const { pace } = readBox(stored)
  return pace.failures > 0 ? { [PACE]: afterAnswer(pace) } : {}
}

function settledItem(item: Unsent, { outcome, endedAt }: Attempt): OutboxItem {
  switch (outcome.kind) {
    case 'sent':
      return sentItem(item, endedAt)
    case 'refused':
      return { ...bare(item), status: 'rejected', code: outcome.code }
    case 'later':
      return { ...bare(item), status: 'queued' }
    case 'unknown':
      return item.status === 'sending' ? doubtful(item) : item // found and counted by someone else already
  }
}

function paceAfter(before: Pace, { outcome, endedAt, chance }: Attempt): Pace {
  const pace = { ...before, lastPostAt: endedAt } // the pause counts from the answer on: who knows how long the way took
  if (outcome.kind === 'sent' || outcome.kind === 'refused') return afterAnswer(pace)
  return afterFailure(pace, endedAt, chance, outcome.kind === 'later' ? outcome.orderedMs : null)
}

/** A day that was over when it was asked for was meant so: the form had said it. */
function hasGoneStale({ draft, createdAt }: Unsent, now: EpochMs): boolean {
  return isPast(draft, now) && !isPast(draft, createdAt)
}

/** A letter that went out, and nobody knows what became of it. */
export function doubtful(item: Unsent): Unsent {
  return { ...bare(item), status: 'ambiguous', doubts: item.doubts + 1 }
}

function stale(item: Unsent): OutboxItem {
  return { ...bare(item), status: 'stale' }
}

/** What all unsent items have in common. */
function bare({ v, id, createdAt, order, draft, tries, doubts, attempt }: Unsent) {
  return { v, id, createdAt, order, draft, tries, doubts, attempt }
}
