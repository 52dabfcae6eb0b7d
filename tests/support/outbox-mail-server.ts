import { pageResponse, redirectResponse } from './fake-responses.ts'
import type { SimulatedTime } from './outbox-time.ts'

/** How the mail service treats a request: whether it accepts the request, and how and when it answers. */
type MailBehavior = {
  readonly accepts: boolean
  /** A status; 'cut' for a broken connection; 'redirect' or 'page' for a wrong answer; `null` for no answer. */
  readonly answers: number | 'cut' | 'redirect' | 'page' | null
  /** How many milliseconds the answer takes. */
  readonly ms?: number
  /** The format of the `Retry-After` header. No header by default. */
  readonly retryAfter?: 'seconds' | 'date'
}

export const mailBehaviors = {
  takes: { accepts: true, answers: 200 },
  'takes slowly': { accepts: true, answers: 202, ms: 8000 },
  refuses: { accepts: false, answers: 400 },
  'fails before taking': { accepts: false, answers: 500 },
  'fails after taking': { accepts: true, answers: 500 },
  'is busy': { accepts: false, answers: 429 },
  'is busy for 30 s': { accepts: false, answers: 429, retryAfter: 'seconds' },
  'is closed until a date': { accepts: false, answers: 503, retryAfter: 'date' },
  'is silent': { accepts: false, answers: null },
  'takes in silence': { accepts: true, answers: null },
  'loses its answer': { accepts: true, answers: 'cut' },
  'loses the letter': { accepts: false, answers: 'cut' },
  'has moved': { accepts: false, answers: 'redirect' },
  'takes and redirects': { accepts: true, answers: 'redirect' },
  'is hidden by a page': { accepts: false, answers: 'page' },
  'takes and shows a page': { accepts: true, answers: 'page' },
} as const satisfies Readonly<Record<string, MailBehavior>>

export type MailBehaviorName = keyof typeof mailBehaviors

/** A program that sends requests: a tab or the worker. */
export type Sender = {
  readonly isAlive: () => boolean
  /** Called when the sender gets an answer with a clear outcome. */
  readonly onAnswer: (post: Post) => void
}

/** One attempt to send a request, as the mail service sees it. */
export type Post = {
  readonly id: string
  readonly address: string
  readonly at: number
  /**
   * The setting of the device's clock at that time. The rate limit is checked only between posts with the same setting,
   * because no device can keep it across a clock jump or broken storage.
   */
  readonly clock: number
  readonly behavior: MailBehaviorName
  /** Whether the sender got any answer from the mail service, not from a portal. */
  isAnswered: boolean
  /** Whether the sender learnt the outcome and recorded it. */
  isClear: boolean
}

const LATENCY_MS = 10
const RETRY_DATE_MS = 20_000
/** How long a form may wait between the online check and its request. */
const LONGEST_TURN_MS = 35_000

/** The epoch time at which the simulation starts. */
export const TIMELINE_START = Date.UTC(2026, 0, 1)

/**
 * Simulates the network: the online check of the site, and a mail service that counts accepted requests by their
 * `Ref:`.
 */
export function simulatedMailServer(time: SimulatedTime, reportFault: (sentence: string) => void, clock: () => number) {
  const posts: Post[] = []
  const delivered = new Map<string, number>()
  const connections = new Set<{ readonly sender: Sender; readonly isPost: boolean; readonly cut: () => void }>()
  const state = { isOnline: true, portalSince: Number.POSITIVE_INFINITY, behavior: 'takes' as MailBehaviorName }
  const isPortal = () => state.portalSince <= time.now()

  const recordPost = (body: string) => {
    const { template_params: params } = JSON.parse(body) as { template_params: Record<string, string> }
    const id = /\n?Ref: (MR-\w{8})$/.exec(params.message ?? '')?.[1] ?? ''
    const post = {
      id,
      address: (params.from_email ?? '').toLowerCase(),
      at: time.now(),
      clock: clock(),
      behavior: state.behavior,
      isAnswered: false,
      isClear: false,
    }
    const last = posts.at(-1)
    if (time.now() - state.portalSince > LONGEST_TURN_MS) reportFault(`${id} was sent behind a captive portal`)
    if (!id) reportFault(`a request has no reference: ${body}`)
    if (last && last.clock === post.clock && post.at - last.at < 1100)
      reportFault(`${post.id} was sent only ${post.at - last.at} ms after ${last.id}`)
    if ([...connections].filter(({ isPost }) => isPost).length > 1)
      reportFault(`${id} was sent while another request was in progress`)
    posts.push(post)
    return post
  }

  const fetchFor = (sender: Sender) => (_: string, init: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const finish = (settle: () => void) => {
        if (!connections.delete(connection)) return
        if (sender.isAlive()) settle()
      }
      const isPost = init.method === 'POST'
      const connection = { sender, isPost, cut: () => finish(() => reject(new TypeError('Failed to fetch'))) }
      connections.add(connection)
      init.signal?.addEventListener('abort', connection.cut)
      const answer = (status: number, text: string, headers: Record<string, string> = {}) =>
        finish(() => resolve(new Response(text, { status, headers })))
      if (!isPost) {
        time.after(LATENCY_MS, () => {
          if (!state.isOnline) return connection.cut()
          if (isPortal()) finish(() => resolve(pageResponse()))
          else answer(200, 'vyomix-online\n')
        })
        return
      }
      const post = recordPost(String(init.body))
      const { accepts, answers, ms = LATENCY_MS, retryAfter }: MailBehavior = mailBehaviors[post.behavior]
      time.after(LATENCY_MS, () => {
        if (!state.isOnline || isPortal()) return connection.cut() // a captive portal cannot answer for another origin
        if (accepts) delivered.set(post.id, (delivered.get(post.id) ?? 0) + 1)
        if (answers === 'cut') return connection.cut()
        if (answers === null) return
        if (answers === 'redirect') return finish(() => resolve(redirectResponse(init)))
        if (answers === 'page') return finish(() => resolve(pageResponse()))
        const date = new Date(TIMELINE_START + time.now() + RETRY_DATE_MS).toUTCString()
        const headers = retryAfter ? { 'retry-after': retryAfter === 'date' ? date : '30' } : {}
        time.after(ms, () => {
          if (sender.isAlive() && connections.has(connection)) post.isAnswered = true
          if (post.isAnswered && !(accepts && answers >= 300)) sender.onAnswer(post)
          answer(answers, '', headers)
        })
      })
    })

  return {
    posts,
    /** How often each request was accepted, by its reference. */
    delivered,
    state,
    fetchFor,
    /** Starts or ends a captive portal. During it, a page of the network answers in place of the site. */
    setPortal(isThere: boolean) {
      if (isThere !== isPortal()) state.portalSince = isThere ? time.now() : Number.POSITIVE_INFINITY
    },
    /** Breaks all open connections, or those of one sender. */
    cut(sender?: Sender) {
      for (const connection of [...connections]) if (!sender || connection.sender === sender) connection.cut()
    },
  }
}

export type SimulatedMailServer = ReturnType<typeof simulatedMailServer>
