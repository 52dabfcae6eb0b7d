import { record as noResponse } from 'virtual:records/messages/run-problems/noResponse'
import type { Clock, EpochMs } from '#platform/ports.ts'
import { nothingRead, type Reading, type Usage } from './answer.ts'
import { type RunWorld, tryOnce } from './attempt.ts'
import { type About, diagnose, type Problem, type Sign } from './diagnosis.ts'
import { dayOf } from './models.ts'
import { fieldToDrop, firstManner, type Manner, type Order, runRequest } from './providers.ts'
import { type Refusal, readRefusal } from './refusal.ts'

/** How a run ended. Text that came is never lost: it stands in every end. */
export type RunEnd =
  | {
      readonly kind: 'done'
      /** 'No response received' where there was no text; `isEmpty` tells so. */
      readonly text: string
      readonly isEmpty: boolean
      readonly usage: Usage | null
      /** The model reached its length limit: it can be asked to go on (`Order.soFar`). */
      readonly isCut: boolean
      /** The connection ended before the mark that ends an answer. */
      readonly isIncomplete: boolean
    }
  | { readonly kind: 'stopped'; readonly text: string; readonly usage: Usage | null }
  | { readonly kind: 'declined'; readonly text: string; readonly reason: string; readonly usage: Usage | null }
  | { readonly kind: 'failed'; readonly text: string; readonly problem: Problem; readonly usage: Usage | null }

/** A pause before the next try; `until` is when it ends. */
export type Pause = { readonly problem: Problem; readonly until: EpochMs }

export type RunListener = {
  /** Hears the whole text so far, once for each piece that arrives: batch it before it is drawn. */
  readonly onText: (text: string) => void
  /** Hears of a pause, and null when it is over. */
  readonly onPause?: (pause: Pause | null) => void
  readonly signal: AbortSignal
}

/** No longer than this does a run wait by itself; a longer pause is left to the visitor. */
const LONGEST_PAUSE_MS = 60_000

/** A key of other signs cannot stand in a header, and would look like a failure of the network. */
export function isSendable(key: string): boolean {
  return /^[\x21-\x7e]+$/.test(key)
}

/** Runs an order to its end. It never throws, and nothing it says or hands on holds the key. */
export async function runAgent(world: RunWorld, order: Order, listener: RunListener): Promise<RunEnd> {
  const about: About = { ...order, proxy: world.proxy, day: dayOf(world.clock.now()) }
  if (!isSendable(order.key)) return failed(diagnose({ kind: 'malformed' }, about), nothingRead)
  const tries = { busy: 0, rate: 0 }
  let manner = firstManner(order)
  for (;;) {
    const request = runRequest(order, manner, world.proxy)
    const tried = await tryOnce(world, request, order, listener.signal, listener.onText)
    if (tried.kind === 'stopped') return stopped(tried.reading)
    if (tried.kind === 'read') return ended(tried.reading)
    if (isDecline(tried.sign)) return declined({ ...tried.reading, declinedFor: 'content_filter' })
    const problem = diagnose(tried.sign, about)
    const better = mended(order, manner, tried.sign, problem)
    if (better) {
      manner = better
      continue
    }
    const pauseMs = tried.reading.text === '' ? pauseBefore(problem, tries) : null
    if (pauseMs === null) return failed(givenUp(problem), tried.reading)
    listener.onPause?.({ problem, until: world.clock.now() + pauseMs })
    await passed(world.clock, pauseMs, listener.signal)
    listener.onPause?.(null)
    if (listener.signal.aborted) return stopped(tried.reading)
  }
}

/** The same order without what it was refused for, each field once; null where that is not to be mended so. */
function mended(order: Order, manner: Manner, sign: Sign, { cause }: Problem): Manner | null {
  if (sign.kind !== 'refused') return null
  const refusal = readRefusal(sign.status, sign.body, null)
  const isNeedless = cause === 'field' && isUnsupported(refusal)
  const isStreamRefused = /verified to stream/i.test(refusal.message) || (isNeedless && refusal.field === 'stream')
  if (manner.isStreamed && isStreamRefused) return { ...manner, isStreamed: false }
  const dropped = isNeedless ? fieldToDrop(order, manner, refusal.field) : null
  if (dropped === null) return null
  // without its effort the model thinks, and then it accepts no temperature either
  const alike = dropped === 'reasoning_effort' ? [dropped, 'temperature'] : [dropped]
  return { ...manner, without: [...manner.without, ...alike] }
}

function isUnsupported({ codes, message }: Refusal): boolean {
  const isSaid =
    /unrecogni[sz]ed|unknown (?:name|parameter|field)|(?:not|un)[ -]?supported|extra inputs|does not support/i
  return codes.some((code) => unsupported.includes(code)) || isSaid.test(message)
}

const unsupported: readonly string[] = ['unsupported_parameter', 'unsupported_value', 'unknown_parameter']

/** How long to wait before the next try by itself, and counts it; null where there is none. */
function pauseBefore({ cause, retry }: Problem, tries: { busy: number; rate: number }): number | null {
  if ((cause !== 'busy' && cause !== 'rate') || typeof retry !== 'object') return null
  if (tries[cause] >= retry.times || retry.afterMs > LONGEST_PAUSE_MS) return null
  const pauseMs = retry.afterMs * (cause === 'busy' ? 2 ** tries.busy : 1)
  tries[cause] += 1
  return pauseMs
}

/** The problem when no try follows by itself: a pause that a provider asked for is kept all the same. */
function givenUp(problem: Problem): Problem {
  if (typeof problem.retry !== 'object') return problem
  return { ...problem, retry: problem.cause === 'rate' ? { ...problem.retry, times: 0 } : 'button' }
}

/** OpenAI refuses some prompts with a status instead of an answer. */
function isDecline(sign: Sign): boolean {
  if (sign.kind !== 'refused') return false
  const { codes } = readRefusal(sign.status, sign.body, null)
  return ['content_filter', 'content_policy_violation', 'invalid_prompt'].some((code) => codes.includes(code))
}

function ended(reading: Reading): RunEnd {
  if (reading.reason === 'declined') return declined(reading)
  const isEmpty = reading.text.trim() === ''
  return {
    kind: 'done',
    text: isEmpty ? noResponse : reading.text,
    isEmpty,
    usage: reading.usage,
    isCut: reading.reason === 'cut',
    isIncomplete: !reading.isOver,
  }
}

function declined({ text, declinedFor, usage }: Reading): RunEnd {
  return { kind: 'declined', text, reason: declinedFor, usage }
}

function stopped({ text, usage }: Reading): RunEnd {
  return { kind: 'stopped', text, usage }
}

function failed(problem: Problem, { text, usage }: Reading): RunEnd {
  return { kind: 'failed', text, problem, usage }
}

/** Settles after a while, or at once when the visitor stops. */
function passed(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      cancel()
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const cancel = clock.after(ms, finish)
    signal.addEventListener('abort', finish)
  })
}
