import { retryAfterMs } from '#lib/retry-after.ts'
import type { Ask, Asked, AskRequest } from '#platform/ask.ts'
import type { Clock, Connection } from '#platform/ports.ts'
import { nothingRead, type Reading } from './answer.ts'
import { readBody, signOf, wholeText } from './answer-body.ts'
import type { Sign } from './diagnosis.ts'
import { hostOf, type Order } from './providers.ts'

/** One line for the console: nothing in it is the visitor's but the model. */
export type RunLine = {
  readonly method: string
  readonly host: string
  readonly model: string
  /** Null where no answer could be read. */
  readonly status: number | null
  readonly ms: number
}

/** What a run touches outside itself. `proxy` is the owner's prefix, empty for none. */
export type RunWorld = {
  readonly ask: Ask
  readonly clock: Clock
  readonly connection: Connection
  readonly proxy: string
  readonly log: (line: RunLine) => void
}

/** What one try came to. What has been read by then is in it, even where it failed. */
export type Tried =
  | { readonly kind: 'read'; readonly reading: Reading }
  | { readonly kind: 'stopped'; readonly reading: Reading }
  | { readonly kind: 'failed'; readonly sign: Sign; readonly reading: Reading }

type Whom = Pick<Order, 'dialect' | 'model'>

/** Asks once and reads the answer to its end, telling of its text each time there is more of it. */
export async function tryOnce(
  world: RunWorld,
  request: AskRequest,
  whom: Whom,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<Tried> {
  const opened = await open(world, request, whom.model, signal)
  if (signal.aborted) return { kind: 'stopped', reading: nothingRead }
  if ('sign' in opened) return { kind: 'failed', sign: opened.sign, reading: nothingRead }
  const body = await readBody(whom.dialect, opened.answer.chunks, onText)
  const { reading } = body
  if (signal.aborted) return { kind: 'stopped', reading }
  const sign = signOf(body)
  return sign ? { kind: 'failed', sign, reading } : { kind: 'read', reading }
}

type Answered = Extract<Asked, { readonly kind: 'answered' }>

/** Opens an answer that is a success; everything else is a sign of what went wrong. */
export async function open(
  { ask, clock, connection, log }: RunWorld,
  request: AskRequest,
  model: string,
  signal: AbortSignal,
): Promise<{ readonly answer: Answered } | { readonly sign: Sign }> {
  const started = clock.now()
  const asked = await ask.open(request, signal)
  const status = asked.kind === 'answered' ? asked.status : null
  log({ method: request.method, host: hostOf(request), model, status, ms: clock.now() - started })
  if (asked.kind === 'late') return { sign: { kind: 'late' } }
  if (asked.kind === 'unreachable') {
    const isThere = !signal.aborted && (await ask.isReachable(probeOf(request), signal))
    if (isThere) return { sign: { kind: 'unreadable' } }
    return { sign: { kind: connection.isOnline() ? 'unreachable' : 'offline' } }
  }
  if (asked.status >= 200 && asked.status < 300) return { answer: asked }
  const body = await wholeText(asked.chunks)
  return {
    sign: { kind: 'refused', status: asked.status, body, waitMs: retryAfterMs(asked.retryAfter, clock.now()) },
  }
}

/** An address of the same host that answers without a key, and never by sending us on. */
function probeOf({ url }: AskRequest): string {
  return `${new URL(url).origin}/v1/models`
}
