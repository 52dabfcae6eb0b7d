import type { Clock } from './ports.ts'

/** A request to an AI provider, or to the owner's proxy in front of it. */
export type StreamRequest = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** 'unreachable' means that no response can be read, and 'late' that no response came within two minutes. */
export type StreamResult =
  | {
      readonly kind: 'answered'
      readonly status: number
      /** The Retry-After header, if the server sends one and CORS exposes it. */
      readonly retryAfter: string | null
      /** The body as it arrives. It ends early, without throwing, when the connection breaks or times out. */
      readonly chunks: AsyncIterable<Uint8Array>
    }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'late' }

/** Access to AI providers. Unlike `Http`, it passes on a body while the body is still arriving. */
export type StreamingFetch = {
  /** Sends a request once and never rejects: a failure is a `StreamResult`, too. */
  readonly send: (request: StreamRequest, signal: AbortSignal) => Promise<StreamResult>
  /** Resolves with whether anything responds at an address, even if the response may not be read. */
  readonly isReachable: (url: string, signal: AbortSignal) => Promise<boolean>
}

/** After this time without data, a request is aborted. Reasoning models may be silent for more than a minute. */
const IDLE_TIMEOUT_MS = 120_000
const PROBE_TIMEOUT_MS = 5000

type Dependencies = { readonly fetch: (url: string, init: RequestInit) => Promise<Response>; readonly clock: Clock }

/** The options of every request: it sends neither credentials nor a referrer, and stores nothing. */
const privateRequest = { credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' } as const

export function createStreamingFetch({ fetch, clock }: Dependencies): StreamingFetch {
  return {
    async send({ method, url, headers, body }, signal) {
      const idleTimeout = createIdleTimeout(clock, signal, IDLE_TIMEOUT_MS)
      try {
        const response = await fetch(url, {
          ...privateRequest,
          method,
          headers: { ...headers },
          body: body ?? null,
          redirect: 'error', // a key must not follow a redirect to another host
          signal: idleTimeout.signal,
        })
        idleTimeout.renew()
        return {
          kind: 'answered',
          status: response.status,
          retryAfter: response.headers.get('retry-after'),
          chunks: readChunks(response.body, idleTimeout),
        }
      } catch {
        idleTimeout.end()
        return { kind: idleTimeout.isLate() ? 'late' : 'unreachable' }
      }
    },

    async isReachable(url, signal) {
      const idleTimeout = createIdleTimeout(clock, signal, PROBE_TIMEOUT_MS)
      try {
        await fetch(url, { ...privateRequest, method: 'GET', mode: 'no-cors', signal: idleTimeout.signal })
        return true
      } catch {
        return false
      } finally {
        idleTimeout.end()
      }
    },
  }
}

export const browserStreamingFetch = (clock: Clock): StreamingFetch =>
  createStreamingFetch({ fetch: (url, init) => fetch(url, init), clock })

type IdleTimeout = ReturnType<typeof createIdleTimeout>

/** Creates an abort signal that fires when the visitor stops, or when nothing has arrived for `ms` milliseconds. */
function createIdleTimeout(clock: Clock, outer: AbortSignal, ms: number) {
  const inner = new AbortController()
  let isTimedOut = false
  const giveUp = () => inner.abort()
  const onTimeout = () => {
    isTimedOut = true
    giveUp()
  }
  let cancel = clock.after(ms, onTimeout)
  outer.addEventListener('abort', giveUp)
  if (outer.aborted) giveUp()
  return {
    signal: inner.signal,
    isLate: () => isTimedOut,
    renew() {
      cancel()
      cancel = clock.after(ms, onTimeout)
    },
    end() {
      cancel()
      outer.removeEventListener('abort', giveUp)
    },
    giveUp,
  }
}

async function* readChunks(
  stream: ReadableStream<Uint8Array> | null,
  idleTimeout: IdleTimeout,
): AsyncGenerator<Uint8Array> {
  const reader = stream?.getReader()
  try {
    while (reader) {
      const { done, value } = await reader.read()
      if (done) return
      idleTimeout.renew()
      yield value
    }
  } catch {
    // the connection has broken: what has arrived so far stays
  } finally {
    idleTimeout.end()
    idleTimeout.giveUp() // closes the connection if the caller stops reading early
  }
}
