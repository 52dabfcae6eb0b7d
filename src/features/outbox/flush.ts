import { canReachSite } from '#platform/can-reach-site.ts'
import type { MailDraft } from '#platform/mail.ts'
import type { EpochMs, Ports } from '#platform/ports.ts'
import { classifyResponse, toMailRequest } from './delivery.ts'
import { createReference, type UnsentItem } from './item.ts'
import { type Attempt, claimNext, hasWork, planNextSend, reconcile, recordOutcome } from './queue.ts'
import { SHORT_WAIT_MS } from './rate-limit.ts'

/** The ports that the engine needs. Both a tab and the service worker have them. */
export type FlushDependencies = Pick<Ports, 'clock' | 'random' | 'http' | 'records' | 'lock' | 'changeChannel'>

/**
 * How a flush ended. 'empty': nothing is left to send. 'offline': the site cannot be reached. 'elsewhere': another tab
 * or the worker is sending. 'unwritable': the device cannot write. 'later': items are left, and the next one is due at
 * `at`.
 */
export type FlushEnd =
  | { readonly kind: 'empty' | 'offline' | 'elsewhere' | 'unwritable' }
  | { readonly kind: 'later'; readonly at: EpochMs }

/** While items wait, a visible tab tries again at least this often. */
const POLL_INTERVAL_MS = 60_000
/** The interval while another tab or the worker is sending. It is short, because that sender may crash unnoticed. */
const LOCKED_POLL_INTERVAL_MS = 5000

/** Returns the milliseconds after which an open tab flushes again, or null if nothing is left to send. */
export function nextFlushDelay(end: FlushEnd, now: EpochMs): number | null {
  if (end.kind === 'empty') return null
  if (end.kind === 'elsewhere') return LOCKED_POLL_INTERVAL_MS
  return end.kind === 'later' ? Math.min(POLL_INTERVAL_MS, Math.max(0, end.at - now)) : POLL_INTERVAL_MS
}

export type FlushResult = { readonly end: FlushEnd; readonly sent: readonly UnsentItem[] }

type FlushOptions = {
  /**
   * Whether the visitor asked for the flush. Then the backoff does not apply to the first attempt, but the service's
   * Retry-After does.
   */
  readonly isByHand?: boolean
  /** No new attempt starts after this time. */
  readonly until?: EpochMs
}

/**
 * Creates the engine that sends waiting items one after the other, in the order of the queue and only while it holds
 * the lock. An item counts as sent only if the service confirmed it, and is ambiguous if the outcome is unclear.
 * Outcomes that could not be written stay in memory until they can be. `flush` never rejects.
 */
export function createSendEngine(ports: FlushDependencies) {
  const unwritten = new Map<string, Attempt>()
  return {
    async flush({ isByHand = false, until = Number.POSITIVE_INFINITY }: FlushOptions = {}): Promise<FlushResult> {
      const { clock } = ports
      const sent: UnsentItem[] = []
      let skipsBackoff = isByHand
      for (;;) {
        const step = clock.now() < until ? await sendNext(ports, unwritten, skipsBackoff) : laterAt(clock.now())
        if ('kind' in step) {
          const wait = step.kind === 'later' ? step.at - clock.now() : Number.POSITIVE_INFINITY
          if (wait > SHORT_WAIT_MS || clock.now() + wait >= until) return { end: step, sent }
          await delay(ports, wait)
        } else if (step.isSent) sent.push(step.item)
        else skipsBackoff = false // after an attempt that failed, the backoff applies
      }
    },
  }
}

export function delay({ clock }: Pick<FlushDependencies, 'clock'>, ms: number): Promise<void> {
  return new Promise((resolve) => clock.after(Math.max(0, ms), resolve))
}

const laterAt = (at: EpochMs): FlushEnd => ({ kind: 'later', at })

type SendStep = { readonly item: UnsentItem; readonly isSent: boolean }

async function sendNext(
  ports: FlushDependencies,
  unwritten: Map<string, Attempt>,
  isByHand: boolean,
): Promise<FlushEnd | SendStep> {
  const pendingWork = await ports.records.transact((stored) => ({
    writes: {},
    result: hasWork(stored, ports.clock.now()),
  }))
  if (pendingWork.kind !== 'kept') return { kind: 'unwritable' }
  if (!pendingWork.result) return { kind: 'empty' }
  const step = await ports.lock.runExclusive(() => sendWithLock(ports, unwritten, isByHand), 0)
  return step ?? { kind: 'elsewhere' }
}

async function sendWithLock(
  ports: FlushDependencies,
  unwritten: Map<string, Attempt>,
  isByHand: boolean,
): Promise<FlushEnd | SendStep> {
  const { clock, http, changeChannel, random, records } = ports
  const plan = await records.transact((stored) => {
    const snapshot = reconcile(stored, clock.now(), unwritten)
    return { writes: snapshot.writes, result: planNextSend(snapshot, clock.now(), isByHand) }
  })
  if (plan.kind !== 'kept') return { kind: 'unwritable' }
  unwritten.clear() // the transaction above has stored them
  if (plan.result.kind === 'later') return plan.result
  if (plan.result.kind === 'empty') return { kind: 'empty' }
  if (!(await canReachSite(http))) return { kind: 'offline' } // `navigator.onLine` is unreliable

  const claim = await records.transact((stored) => {
    const snapshot = reconcile(stored, clock.now(), unwritten)
    const plan = planNextSend(snapshot, clock.now(), isByHand)
    const { writes, item } = claimNext(snapshot, clock.now(), createReference(random))
    return plan.kind === 'now' ? { writes, result: item } : { writes: snapshot.writes, result: null }
  })
  if (claim.kind !== 'kept') return { kind: 'unwritable' }
  const item = claim.result
  if (!item) return laterAt(clock.now()) // the item was removed, or has to wait again, since the plan was made
  changeChannel.notify()

  const attempt = await attemptSend(ports, item.draft, item.id)
  const written = await records.transact((stored) => ({
    writes: recordOutcome(stored, item.attempt, attempt),
    result: null,
  }))
  if (written.kind !== 'kept') unwritten.set(item.attempt, attempt)
  changeChannel.notify()
  return { item, isSent: attempt.outcome.kind === 'sent' }
}

/** Sends a draft to the mail service and returns the outcome. The caller must hold the lock. */
export async function attemptSend(
  { clock, http, random }: FlushDependencies,
  draft: MailDraft,
  reference: string,
): Promise<Attempt> {
  const response = await http.send(toMailRequest(draft, reference))
  const endedAt = clock.now()
  return { outcome: classifyResponse(response, endedAt), endedAt, jitter: random() }
}
