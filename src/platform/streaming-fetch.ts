import type { Clock } from './ports.ts'

/** One question to an AI provider, or to the owner's proxy before it. */
export type StreamRequest = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** 'unreachable': no answer that may be read; 'late': none within two minutes. */
export type StreamResult =
  | {
      readonly kind: 'answered'
      readonly status: number
      /** The Retry-After header, where the server sends one and lets us see it. */
      readonly retryAfter: string | null
      /** The answer as it comes in. It ends early, and throws nothing, when the connection or the patience does. */
      readonly chunks: AsyncIterable<Uint8Array>
    }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'late' }

/** The way to AI providers: unlike `Http`, it hands an answer on while it is still coming in. */
export type StreamingFetch = {
  /** Asks once and never throws: a failure is an answer too. */
  readonly send: (request: StreamRequest, signal: AbortSignal) => Promise<StreamResult>
  /** Whether anything at all answers at an address, even if we may not read it. */
  readonly isReachable: (url: string, signal: AbortSignal) => Promise<boolean>
}

/** Who says nothing for so long has stopped: thinking models are silent for a minute and more. */
const IDLE_TIMEOUT_MS = 120_000
const PROBE_TIMEOUT_MS = 5000

type Dependencies = { readonly fetch: (url: string, init: RequestInit) => Promise<Response>; readonly clock: Clock }

/** What every question has in common: it tells nobody where it comes from and keeps nothing. */
const privateRequest = { credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' } as const

export function createStreamingFetch({ fetch, clock }: Dependencies): StreamingFetch {
  return {
    async send({ method, url, headers, body }, signal) {
      const patience = createIdleTimeout(clock, signal, IDLE_TIMEOUT_MS)
      try {
        const response = await fetch(url, {
          ...privateRequest,
          method,
          headers: { ...headers },
          body: body ?? null,
          redirect: 'error', // a key must not follow one to another host
          signal: patience.signal,
        })
        patience.renew()
        return {
          kind: 'answered',
          status: response.status,
          retryAfter: response.headers.get('retry-after'),
          chunks: readChunks(response.body, patience),
        }
      } catch {
        patience.end()
        return { kind: patience.isLate() ? 'late' : 'unreachable' }
      }
    },

    async isReachable(url, signal) {
      const patience = createIdleTimeout(clock, signal, PROBE_TIMEOUT_MS)
      try {
        await fetch(url, { ...privateRequest, method: 'GET', mode: 'no-cors', signal: patience.signal })
        return true
      } catch {
        return false
      } finally {
        patience.end()
      }
    },
  }
}

export const browserStreamingFetch = (clock: Clock): StreamingFetch =>
  createStreamingFetch({ fetch: (url, init) => fetch(url, init), clock })

type IdleTimeout = ReturnType<typeof createIdleTimeout>

/** A signal of its own: it gives up when the visitor stops, or when nothing has come for so long. */
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
  patience: IdleTimeout,
): AsyncGenerator<Uint8Array> {
  const reader = stream?.getReader()
  try {
    while (reader) {
      const { done, value } = await reader.read()
      if (done) return
      patience.renew()
      yield value
    }
  } catch {
    // broken off: what has come so far stands
  } finally {
    patience.end()
    patience.giveUp() // whoever stops reading early closes the connection
  }
}
