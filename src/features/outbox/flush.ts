import type { EpochMs, Ports } from '#platform/ports.ts'
import { canReachSite } from '#platform/reach.ts'
import { outcomeOf, requestOf } from './delivery.ts'
import { type Draft, newReference, type Unsent } from './item.ts'
import { SHORT_MS } from './pace.ts'
import { type Attempt, claimed, hasWork, planOf, settled, tidied } from './queue.ts'

/** What the engine needs of the world: a tab has all of it, and so has the worker. */
export type World = Pick<Ports, 'clock' | 'random' | 'http' | 'records' | 'lock' | 'news'>

/**
 * How a run ended: nothing is left to do; there is no connection; another tab or the worker is sending; the device cannot
 * write; or something is left for later, and when to come back for it.
 */
export type End =
  | { readonly kind: 'empty' | 'offline' | 'elsewhere' | 'unwritable' }
  | { readonly kind: 'later'; readonly at: EpochMs }

/** While something waits, an open tab looks again at least this often. */
const LOOK_AGAIN_MS = 60_000
/** And this often while another tab or the worker is sending: it may die, and nobody would tell. */
const LOOK_AFTER_OTHERS_MS = 5000

/** In how many milliseconds an open tab looks again after a run; null where nothing is left. */
export function lookAgainIn(end: End, now: EpochMs): number | null {
  if (end.kind === 'empty') return null
  if (end.kind === 'elsewhere') return LOOK_AFTER_OTHERS_MS
  return end.kind === 'later' ? Math.min(LOOK_AGAIN_MS, Math.max(0, end.at - now)) : LOOK_AGAIN_MS
}

export type Flushed = { readonly end: End; readonly sent: readonly Unsent[] }

type FlushOrder = {
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
export function createEngine(world: World) {
  const unwritten = new Map<string, Attempt>()
  return {
    async flush({ isByHand = false, until = Number.POSITIVE_INFINITY }: FlushOrder = {}): Promise<Flushed> {
      const { clock } = world
      const sent: Unsent[] = []
      let byHand = isByHand
      for (;;) {
        const step = clock.now() < until ? await sendNext(world, unwritten, byHand) : later(clock.now())
        if ('kind' in step) {
          const wait = step.kind === 'later' ? step.at - clock.now() : Number.POSITIVE_INFINITY
          if (wait > SHORT_MS || clock.now() + wait >= until) return { end: step, sent }
          await pause(world, wait)
        } else if (step.isSent) sent.push(step.item)
        else byHand = false // the visitor asked for one try each, not for hammering
      }
    },
  }
}

export function pause({ clock }: Pick<World, 'clock'>, ms: number): Promise<void> {
  return new Promise((resolve) => clock.after(Math.max(0, ms), resolve))
}

const later = (at: EpochMs): End => ({ kind: 'later', at })

type Sent = { readonly item: Unsent; readonly isSent: boolean }

async function sendNext(world: World, unwritten: Map<string, Attempt>, isByHand: boolean): Promise<End | Sent> {
  const waiting = await world.records.transact((stored) => ({ puts: {}, result: hasWork(stored, world.clock.now()) }))
  if (waiting.kind !== 'kept') return { kind: 'unwritable' }
  if (!waiting.result) return { kind: 'empty' }
  return (await world.lock.alone(() => sendAlone(world, unwritten, isByHand), 0)) ?? { kind: 'elsewhere' }
}

async function sendAlone(world: World, unwritten: Map<string, Attempt>, isByHand: boolean): Promise<End | Sent> {
  const { clock, http, news, random, records } = world
  const plan = await records.transact((stored) => {
    const box = tidied(stored, clock.now(), unwritten)
    return { puts: box.puts, result: planOf(box, clock.now(), isByHand) }
  })
  if (plan.kind !== 'kept') return { kind: 'unwritable' }
  unwritten.clear() // written now
  if (plan.result.kind === 'later') return plan.result
  if (plan.result.kind === 'empty') return { kind: 'empty' }
  if (!(await canReachSite(http))) return { kind: 'offline' } // what the device says of its connection is not asked

  const claim = await records.transact((stored) => {
    const box = tidied(stored, clock.now(), unwritten)
    const plan = planOf(box, clock.now(), isByHand)
    const { puts, item } = claimed(box, clock.now(), newReference(random))
    return plan.kind === 'now' ? { puts, result: item } : { puts: box.puts, result: null }
  })
  if (claim.kind !== 'kept') return { kind: 'unwritable' }
  const item = claim.result
  if (!item) return later(clock.now()) // taken away while we asked for the way
  news.tell()

  const attempt = await attempted(world, item.draft, item.id)
  const written = await records.transact((stored) => ({ puts: settled(stored, item.attempt, attempt), result: null }))
  if (written.kind !== 'kept') unwritten.set(item.attempt, attempt)
  news.tell()
  return { item, isSent: attempt.outcome.kind === 'sent' }
}

/** Hands a letter to the network. Only who holds the lock may. */
export async function attempted({ clock, http, random }: World, draft: Draft, reference: string): Promise<Attempt> {
  const answer = await http.send(requestOf(draft, reference))
  const endedAt = clock.now()
  return { outcome: outcomeOf(answer, endedAt), endedAt, chance: random() }
}
