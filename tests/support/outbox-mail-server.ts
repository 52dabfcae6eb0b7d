import { pageResponse, redirectResponse } from './fake-responses.ts'
import type { SimulatedTime } from './outbox-time.ts'

/** What the mail service does with a request: whether it accepts it, what it answers, when, and how it asks to wait. */
type MailBehavior = {
  readonly takes: boolean
  /** 'cut': the connection breaks. 'redirect', 'page': something else answers. null: no answer ever comes. */
  readonly answers: number | 'cut' | 'redirect' | 'page' | null
  readonly ms?: number
  readonly retryAfter?: 'seconds' | 'date'
}

export const mailBehaviors = {
  takes: { takes: true, answers: 200 },
  'takes slowly': { takes: true, answers: 202, ms: 8000 },
  refuses: { takes: false, answers: 400 },
  'fails before taking': { takes: false, answers: 500 },
  'fails after taking': { takes: true, answers: 500 },
  'is busy': { takes: false, answers: 429 },
  'is busy for 30 s': { takes: false, answers: 429, retryAfter: 'seconds' },
  'is closed until a date': { takes: false, answers: 503, retryAfter: 'date' },
  'is silent': { takes: false, answers: null },
  'takes in silence': { takes: true, answers: null },
  'loses its answer': { takes: true, answers: 'cut' },
  'loses the letter': { takes: false, answers: 'cut' },
  'has moved': { takes: false, answers: 'redirect' },
  'takes and redirects': { takes: true, answers: 'redirect' },
  'is hidden by a page': { takes: false, answers: 'page' },
  'takes and shows a page': { takes: true, answers: 'page' },
} as const satisfies Readonly<Record<string, MailBehavior>>

export type MailBehaviorName = keyof typeof mailBehaviors

/** A program that sends: a tab or the worker, until it is killed. */
export type Sender = {
  readonly isAlive: () => boolean
  /** Called when the sender gets an answer that leaves no doubt. */
  readonly onAnswer: (post: Post) => void
}

/** One attempt as the mail service sees it. */
export type Post = {
  readonly id: string
  readonly address: string
  readonly at: number
  /**
   * The setting of the device's clock at that time. No device can keep the rate limit across a clock jump or broken
   * storage.
   */
  readonly clock: number
  readonly manner: MailBehaviorName
  /** Whether its sender got an answer from the service itself, of any kind. */
  isAnswered: boolean
  /** Whether its sender learnt the outcome, and recorded it. */
  isClear: boolean
}

const LATENCY_MS = 10
const CLOSED_MS = 20_000
/** After its probe, a form may have to wait this long for its turn before it sends. */
const LONGEST_TURN_MS = 35_000

/** The epoch time at which the simulation starts. */
export const TIMELINE_START = Date.UTC(2026, 0, 1)

/** Simulates the network: the site's probe, and a mail service that counts what it accepted by the `Ref:` line. */
export function simulatedMailServer(time: SimulatedTime, fault: (sentence: string) => void, clock: () => number) {
  const posts: Post[] = []
  const delivered = new Map<string, number>()
  const open = new Set<{ readonly sender: Sender; readonly isPost: boolean; readonly cut: () => void }>()
  const state = { isOnline: true, portalSince: Number.POSITIVE_INFINITY, manner: 'takes' as MailBehaviorName }
  const isPortal = () => state.portalSince <= time.now()

  const begin = (body: string) => {
    const { template_params: params } = JSON.parse(body) as { template_params: Record<string, string> }
    const id = /\n?Ref: (MR-\w{8})$/.exec(params.message ?? '')?.[1] ?? ''
    const post = {
      id,
      address: (params.from_email ?? '').toLowerCase(),
      at: time.now(),
      clock: clock(),
      manner: state.manner,
      isAnswered: false,
      isClear: false,
    }
    const last = posts.at(-1)
    if (time.now() - state.portalSince > LONGEST_TURN_MS) fault(`F9: ${id} went out behind a portal`)
    if (!id) fault(`a letter without a reference: ${body}`)
    if (last && last.clock === post.clock && post.at - last.at < 1100)
      fault(`I5: ${post.id} came ${post.at - last.at} ms after ${last.id}`)
    if ([...open].filter(({ isPost }) => isPost).length > 1) fault(`I5: ${id} came while another was under way`)
    posts.push(post)
    return post
  }

  const fetchFor = (sender: Sender) => (_: string, init: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const over = (settle: () => void) => {
        if (!open.delete(connection)) return
        if (sender.isAlive()) settle()
      }
      const isPost = init.method === 'POST'
      const connection = { sender, isPost, cut: () => over(() => reject(new TypeError('Failed to fetch'))) }
      open.add(connection)
      init.signal?.addEventListener('abort', connection.cut)
      const answer = (status: number, text: string, headers: Record<string, string> = {}) =>
        over(() => resolve(new Response(text, { status, headers })))
      if (!isPost) {
        time.after(LATENCY_MS, () => {
          if (!state.isOnline) return connection.cut()
          if (isPortal()) over(() => resolve(pageResponse()))
          else answer(200, 'vyomix-online\n')
        })
        return
      }
      const post = begin(String(init.body))
      const { takes, answers, ms = LATENCY_MS, retryAfter }: MailBehavior = mailBehaviors[post.manner]
      time.after(LATENCY_MS, () => {
        if (!state.isOnline || isPortal()) return connection.cut() // a portal cannot answer for another origin
        if (takes) delivered.set(post.id, (delivered.get(post.id) ?? 0) + 1)
        if (answers === 'cut') return connection.cut()
        if (answers === null) return
        if (answers === 'redirect') return over(() => resolve(redirectResponse(init)))
        if (answers === 'page') return over(() => resolve(pageResponse()))
        const date = new Date(TIMELINE_START + time.now() + CLOSED_MS).toUTCString()
        const headers = retryAfter ? { 'retry-after': retryAfter === 'date' ? date : '30' } : {}
        time.after(ms, () => {
          if (sender.isAlive() && open.has(connection)) post.isAnswered = true
          if (post.isAnswered && !(takes && answers >= 300)) sender.onAnswer(post)
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
    /** Starts or ends a captive portal, which answers everything itself. */
    setPortal(isThere: boolean) {
      if (isThere !== isPortal()) state.portalSince = isThere ? time.now() : Number.POSITIVE_INFINITY
    },
    /** Breaks all open connections, or those of one sender. */
    cut(sender?: Sender) {
      for (const connection of [...open]) if (!sender || connection.sender === sender) connection.cut()
    },
  }
}

export type SimulatedMailServer = ReturnType<typeof simulatedMailServer>
