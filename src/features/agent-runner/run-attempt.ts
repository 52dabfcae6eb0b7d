import { parseRetryAfter } from '#lib/retry-after.ts'
import type { Clock, Connection } from '#platform/ports.ts'
import type { StreamingFetch, StreamRequest, StreamResult } from '#platform/streaming-fetch.ts'
import type { Failure } from './diagnosis.ts'
import { emptyAnswer, type ParsedAnswer } from './parsed-answer.ts'
import { type ModelRequest, requestHost } from './provider-requests.ts'
import { failureOf, readAllText, readResponseBody } from './response-body.ts'

/** One line for the console. Only the model in it comes from the visitor. */
export type RequestLog = {
  readonly method: string
  readonly host: string
  readonly model: string
  /** Null if no response could be read. */
  readonly status: number | null
  readonly ms: number
}

/** The external dependencies of a run. `proxy` is the URL prefix of the site owner's proxy, or empty. */
export type RunDependencies = {
  readonly streamingFetch: StreamingFetch
  readonly clock: Clock
  readonly connection: Connection
  readonly proxy: string
  readonly log: (line: RequestLog) => void
}

/** The result of one attempt. It includes what was parsed so far, even after a failure. */
export type AttemptResult =
  | { readonly kind: 'read'; readonly parsed: ParsedAnswer }
  | { readonly kind: 'stopped'; readonly parsed: ParsedAnswer }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly parsed: ParsedAnswer }

type ModelRef = Pick<ModelRequest, 'dialect' | 'model'>

/** Sends a request once and reads the answer to its end. Calls `onText` whenever there is more text. */
export async function attemptRun(
  dependencies: RunDependencies,
  request: StreamRequest,
  modelRef: ModelRef,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<AttemptResult> {
  const response = await openResponse(dependencies, request, modelRef.model, signal)
  if (signal.aborted) return { kind: 'stopped', parsed: emptyAnswer }
  if ('failure' in response) return { kind: 'failed', failure: response.failure, parsed: emptyAnswer }
  const body = await readResponseBody(modelRef.dialect, response.answer.chunks, onText)
  const { parsed } = body
  if (signal.aborted) return { kind: 'stopped', parsed }
  const failure = failureOf(body)
  return failure ? { kind: 'failed', failure, parsed } : { kind: 'read', parsed }
}

type AnsweredResult = Extract<StreamResult, { readonly kind: 'answered' }>

/** Sends a request and returns the successful response, or the failure that explains why there is none. */
export async function openResponse(
  { streamingFetch, clock, connection, log }: RunDependencies,
  request: StreamRequest,
  model: string,
  signal: AbortSignal,
): Promise<{ readonly answer: AnsweredResult } | { readonly failure: Failure }> {
  const startedAt = clock.now()
  const result = await streamingFetch.send(request, signal)
  const status = result.kind === 'answered' ? result.status : null
  log({ method: request.method, host: requestHost(request), model, status, ms: clock.now() - startedAt })
  if (result.kind === 'late') return { failure: { kind: 'late' } }
  if (result.kind === 'unreachable') {
    const isReachable = !signal.aborted && (await streamingFetch.isReachable(probeUrl(request), signal))
    if (isReachable) return { failure: { kind: 'unreadable' } }
    return { failure: { kind: connection.isOnline() ? 'unreachable' : 'offline' } }
  }
  if (result.status >= 200 && result.status < 300) return { answer: result }
  const body = await readAllText(result.chunks)
  return {
    failure: { kind: 'refused', status: result.status, body, waitMs: parseRetryAfter(result.retryAfter, clock.now()) },
  }
}

/** Returns a URL of the same host. The host responds to it without a key, and never with a redirect. */
function probeUrl({ url }: StreamRequest): string {
  return `${new URL(url).origin}/v1/models`
}
