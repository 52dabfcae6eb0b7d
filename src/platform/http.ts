import type { Clock } from './ports.ts'

/** A request to the network. Its body is sent unchanged. */
export type HttpRequest = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** With 'status', the body of the response is not read: `text` is empty, and nothing waits for the body. */
  readonly reads?: 'text' | 'status'
  /** Milliseconds until the request is aborted; 20 s by default. */
  readonly timeoutMs?: number
}

/**
 * The result of a request: 'answered' with a response of any other status than a redirect; 'inconclusive' if the
 * response may not come from the requested address (a redirect, or a page in place of a success); or 'unreachable' if
 * there was no response (no connection, refused, aborted, timed out).
 */
export type HttpResult =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly text: string
      /** The Retry-After header, if the server sends one and CORS exposes it. */
      readonly retryAfter: string | null
    }
  | { readonly kind: 'inconclusive' | 'unreachable' }

export type Http = {
  /** Sends a request once, with a timeout. Never rejects: a failure is an `HttpResult`, too. */
  readonly send: (request: HttpRequest, signal?: AbortSignal) => Promise<HttpResult>
}

/** The default timeout. A request without a response by then counts as unreachable. */
const TIMEOUT_MS = 20_000

type Dependencies = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly clock: Clock
}

/**
 * Creates access to the network. A failure before the response, such as an abort by the caller, is 'unreachable'.
 * Redirects are not followed, because another server would respond. A response whose body breaks off keeps its status,
 * and its text is empty.
 */
export function createHttp({ fetch, clock }: Dependencies): Http {
  return {
    async send({ method, url, headers, body, reads = 'text', timeoutMs = TIMEOUT_MS }, signal) {
      const controller = new AbortController()
      const abort = () => controller.abort()
      const cancelTimeout = clock.after(timeoutMs, abort)
      signal?.addEventListener('abort', abort)
      if (signal?.aborted) abort()
      try {
        const response = await fetch(url, {
          method,
          headers: { ...headers },
          body: body ?? null,
          credentials: 'omit',
          cache: 'no-store',
          redirect: 'manual',
          signal: controller.signal,
        })
        if (isInconclusive(response)) {
          cancelBody(response)
          return { kind: 'inconclusive' }
        }
        const text = reads === 'text' ? await response.text().catch(() => '') : ''
        if (reads === 'status') cancelBody(response)
        return { kind: 'answered', status: response.status, text, retryAfter: response.headers.get('retry-after') }
      } catch {
        return { kind: 'unreachable' }
      } finally {
        cancelTimeout()
        signal?.removeEventListener('abort', abort)
      }
    },
  }
}

/**
 * Returns whether a response may not come from the requested address: it was redirected (browsers then hide the
 * status), or it is a success with HTML. No service of the site responds with HTML, but login walls, captive portals
 * and hosts do.
 */
function isInconclusive({ type, redirected, status, headers }: Response): boolean {
  if (type === 'opaqueredirect' || redirected || (status >= 300 && status < 400)) return true
  return status >= 200 && status < 300 && isHtml(headers.get('content-type') ?? '')
}

/**
 * Returns whether a Content-Type names any kind of HTML, in any of its values if the header was sent more than once.
 */
function isHtml(contentType: string): boolean {
  return contentType.split(',').some((type) => /html/i.test(type.split(';')[0] ?? ''))
}

function cancelBody({ body }: Response): void {
  void body?.cancel().catch(() => {})
}
