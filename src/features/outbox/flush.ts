import { canReachSite } from '#platform/can-reach-site.ts'
import type { EpochMs, Ports } from '#platform/ports.ts'
import { classifyResponse, toMailRequest } from './delivery.ts'
import { createReference, type Draft, type UnsentItem } from './item.ts'
import { type Attempt, claimNext, hasWork, planNextSend, reconcile, recordOutcome } from './queue.ts'
import { SHORT_WAIT_MS } from './rate-limit.ts'

/** What the engine needs of the world: a tab has all of it, and so has the worker. */
export type FlushDependencies = Pick<Ports, 'clock' | 'random' | 'http' | 'records' | 'lock' | 'changeChannel'>

/**
 * How a run ended: nothing is left to do; there is no connection; another tab or the worker is sending; the device cannot
 * write; or something is left for later, and when to come back for it.
 */
export type FlushEnd =
  | { readonly kind: 'empty' | 'offline' | 'elsewhere' | 'unwritable' }
  | { readonly kind: 'later'; readonly at: EpochMs }

/** While something waits, an open tab looks again at least this often. */
const POLL_INTERVAL_MS = 60_000
/** And this often while another tab or the worker is sending: it may die, and nobody would tell. */
const LOCKED_POLL_INTERVAL_MS = 5000

/** In how many milliseconds an open tab looks again after a run; null where nothing is left. */
export function nextFlushDelay(end: FlushEnd, now: EpochMs): number | null {
  if (end.kind === 'empty') return null
  if (end.kind === 'elsewhere') return LOCKED_POLL_INTERVAL_MS
  return end.kind === 'later' ? Math.min(POLL_INTERVAL_MS, Math.max(0, end.at - now)) : POLL_INTERVAL_MS
}

export type FlushResult = { readonly end: FlushEnd; readonly sent: readonly UnsentItem[] }

type FlushOptions = {
  /** By the visitor's hand: our own patience does not count then, the service's Retry-After does. */
  readonly isByHand?: boolean
  /** After this moment nothing new is begun. */
  readonly until?: EpochMs
}

/**
 * Sends what waits, one letter after the other, the oldest first. A letter is under way only while its sender holds the
 * lock, and counts as sent only when the service said so; what nobody can tell is written down as just that. It never
 * rejects. Answers that came but could not be written are remembered as long as this engine lives.
 */
export function createSendEngine(world: FlushDependencies) {
  const unwritten = new Map<string, Attempt>()
  return {
    async flush({ isByHand = false, until = Number.POSITIVE_INFINITY }: FlushOptions = {}): Promise<FlushResult> {
      const { clock } = world
      const sent: UnsentItem[] = []
      let byHand = isByHand
      for (;;) {
        const step = clock.now() < until ? await sendNext(world, unwritten, byHand) : retryAt(clock.now())
        if ('kind' in step) {
          const wait = step.kind === 'later' ? step.at - clock.now() : Number.POSITIVE_INFINITY
          if (wait > SHORT_WAIT_MS || clock.now() + wait >= until) return { end: step, sent }
          await delay(world, wait)
        } else if (step.isSent) sent.push(step.item)
        else byHand = false // the visitor asked for one try each, not for hammering
      }
    },
  }
}

export function delay({ clock }: Pick<FlushDependencies, 'clock'>, ms: number): Promise<void> {
  return new Promise((resolve) => clock.after(Math.max(0, ms), resolve))
}

const retryAt = (at: EpochMs): FlushEnd => ({ kind: 'later', at })

type SendStep = { readonly item: UnsentItem; readonly isSent: boolean }

async function sendNext(
  world: FlushDependencies,
  unwritten: Map<string, Attempt>,
  isByHand: boolean,
): Promise<FlushEnd | SendStep> {
  const waiting = await world.records.transact((stored) => ({ writes: {}, result: hasWork(stored, world.clock.now()) }))
  if (waiting.kind !== 'kept') return { kind: 'unwritable' }
  if (!waiting.result) return { kind: 'empty' }
  return (await world.lock.runExclusive(() => sendWithLock(world, unwritten, isByHand), 0)) ?? { kind: 'elsewhere' }
}

async function sendWithLock(
  world: FlushDependencies,
  unwritten: Map<string, Attempt>,
  isByHand: boolean,
): Promise<FlushEnd | SendStep> {
  const { clock, http, changeChannel, random, records } = world
  const plan = await records.transact((stored) => {
    const box = reconcile(stored, clock.now(), unwritten)
    return { writes: box.writes, result: planNextSend(box, clock.now(), isByHand) }
  })
  if (plan.kind !== 'kept') return { kind: 'unwritable' }
  unwritten.clear() // written now
  if (plan.result.kind === 'later') return plan.result
  if (plan.result.kind === 'empty') return { kind: 'empty' }
  if (!(await canReachSite(http))) return { kind: 'offline' } // what the device says of its connection is not asked

  const claim = await records.transact((stored) => {
    const box = reconcile(stored, clock.now(), unwritten)
    const plan = planNextSend(box, clock.now(), isByHand)
    const { writes, item } = claimNext(box, clock.now(), createReference(random))
    return plan.kind === 'now' ? { writes, result: item } : { writes: box.writes, result: null }
  })
  if (claim.kind !== 'kept') return { kind: 'unwritable' }
  const item = claim.result
  if (!item) return retryAt(clock.now()) // taken away while we asked for the way
  changeChannel.notify()

  const attempt = await attemptSend(world, item.draft, item.id)
  const written = await records.transact((stored) => ({
    writes: recordOutcome(stored, item.attempt, attempt),
    result: null,
  }))
  if (written.kind !== 'kept') unwritten.set(item.attempt, attempt)
  changeChannel.notify()
  return { item, isSent: attempt.outcome.kind === 'sent' }
}

/** Hands a letter to the network. Only who holds the lock may. */
export async function attemptSend(
  { clock, http, random }: FlushDependencies,
  draft: Draft,
  reference: string,
): Promise<Attempt> {
  const answer = await http.send(toMailRequest(draft, reference))
  const endedAt = clock.now()
  return { outcome: classifyResponse(answer, endedAt), endedAt, chance: random() }
}
