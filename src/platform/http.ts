import type { Clock } from './ports.ts'

/** One question to the network. Its text is sent as it is. */
export type HttpRequest = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** 'status' is for those who do not read the answer's text: they need not wait for it, and get an empty one. */
  readonly reads?: 'text' | 'status'
  /** After how many milliseconds to give up; 20 s where nothing is said. */
  readonly timeoutMs?: number
}

/**
 * What came back: an answer, whatever its status; something that is no clear answer of the address asked ('inconclusive':
 * a redirect, or a page in place of a success); or nothing at all (no connection, refused, aborted, too late).
 */
export type HttpResult =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly text: string
      /** The Retry-After header, where the server sends one and lets us see it. */
      readonly retryAfter: string | null
    }
  | { readonly kind: 'inconclusive' | 'unreachable' }

export type Http = {
  /** Asks once and never throws: a failure is an `Answer` too. It gives up by itself. */
  readonly send: (request: HttpRequest, signal?: AbortSignal) => Promise<HttpResult>
}

/** Who has not answered by then has not answered. */
const TIMEOUT_MS = 20_000

type Dependencies = {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly clock: Clock
}

/**
 * The way to the network. A status is an answer like any other; whatever goes wrong before there is one, the caller's
 * abort included, is `unreachable`. Redirects are not followed: where they lead, another one would answer. An answer
 * whose text breaks off keeps its status.
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
 * Whether nobody can tell from an answer what the address asked did with the request: it was redirected (a browser then
 * hands out no status), or a success is a page. No service we ask answers with one; login walls, portals and hosts do.
 */
function isInconclusive({ type, redirected, status, headers }: Response): boolean {
  if (type === 'opaqueredirect' || redirected || (status >= 300 && status < 400)) return true
  return status >= 200 && status < 300 && isHtml(headers.get('content-type') ?? '')
}

/** Whether a Content-Type names HTML of any kind; where the header came more than once, any of its values. */
function isHtml(contentType: string): boolean {
  return contentType.split(',').some((type) => /html/i.test(type.split(';')[0] ?? ''))
}

function cancelBody({ body }: Response): void {
  void body?.cancel().catch(() => {})
}
