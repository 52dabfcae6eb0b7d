import type { Clock, Http } from './ports.ts'

/** Who has not answered by then has not answered. */
const PATIENCE_MS = 20_000

type Outside = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly clock: Clock
}

/**
 * The way to the network. A status is an answer like any other; whatever goes wrong before there is one, the caller's
 * abort included, is `unreachable`. An answer whose text breaks off keeps its status.
 */
export function createHttp({ fetch, clock }: Outside): Http {
  return {
    async send({ method, url, headers, body, reads = 'text', patienceMs = PATIENCE_MS }, signal) {
      const end = new AbortController()
      const abort = () => end.abort()
      const stopWaiting = clock.after(patienceMs, abort)
      signal?.addEventListener('abort', abort)
      if (signal?.aborted) abort()
      try {
        const response = await fetch(url, {
          method,
          headers: { ...headers },
          body: body ?? null,
          credentials: 'omit',
          cache: 'no-store',
          signal: end.signal,
        })
        const text = reads === 'text' ? await response.text().catch(() => '') : ''
        if (reads === 'status') void response.body?.cancel().catch(() => {})
        return { kind: 'answered', status: response.status, text, retryAfter: response.headers.get('retry-after') }
      } catch {
        return { kind: 'unreachable' }
      } finally {
        stopWaiting()
        signal?.removeEventListener('abort', abort)
      }
    },
  }
}
