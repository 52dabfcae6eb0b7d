import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendText } from '#server/handler.ts'
import type { MailBody } from '#server/mail-contract.ts'
import type { MailFault } from '#server/mail-fault.ts'
import { mailPost } from '#server/mail-post.ts'

/** A post as it came in. `reference` is its `Ref: …`, empty where it has none; `at` is in epoch milliseconds. */
type Post = { readonly number: number; readonly at: number; readonly reference: string }

/** How one post fares; what is left out is as on a good day. */
type BadPost = Partial<Omit<MailFault, 'times'>>

/** One for each post to come, in turn (null and whatever comes after the last: as usual), or a rule for all of them. */
type Faults = readonly (BadPost | null)[] | ((post: Post) => BadPost | null)

/** A running mail server. `close` cuts open connections and resolves when the port is free again. */
type MailServer = {
  /** Where mail is posted, on an origin of its own. */
  readonly endpoint: string
  /** How posts fare from now on. */
  readonly faults: (next: Faults) => void
  /** What was stored, in the order it came, by its reference. */
  readonly accepted: ReadonlyMap<string, readonly MailBody[]>
  /** Every post that keeps the contract, stored or not. */
  readonly posts: readonly Post[]
  /** The most posts that were under way at one time. */
  readonly greatestConcurrency: () => number
  /** Cuts open connections and forgets all that came and how posts were to fare, as if it had just started. */
  readonly forget: () => Promise<void>
  readonly close: () => Promise<void>
}

const PATH = '/send'
const GOOD_DAY: MailFault = { status: 200, retryAfter: null, delayMs: 0, drop: null, times: null }

/** The mail service as another origin than the site, as it is in the field: the sink's own handler on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const accepted = new Map<string, MailBody[]>()
  const posts: Post[] = []
  let ruleFor: (post: Post) => BadPost | null = () => null
  let underWay = 0
  let greatest = 0

  const route = mailPost({
    store(body) {
      const reference = referenceIn(body.template_params.message)
      accepted.set(reference, [...(accepted.get(reference) ?? []), body])
    },
    faultFor(text) {
      const post = { number: posts.length + 1, at: Date.now(), reference: referenceIn(text) }
      posts.push(post)
      const bad = ruleFor(post)
      return bad && { ...GOOD_DAY, ...bad }
    },
  })
  const server = createServer(async (request, response) => {
    // a browser repeats by itself what breaks off on a connection that served before: here none serves twice
    response.setHeader('connection', 'close')
    if (request.url !== PATH) return sendText(response, 404, 'Mail is posted elsewhere.')
    if (request.method === 'POST') {
      underWay += 1
      greatest = Math.max(greatest, underWay)
      response.once('close', () => {
        underWay -= 1
      })
    }
    await Promise.resolve(route(request, response)).catch(() => response.destroy()) // the client left in the middle
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`,
    faults(next) {
      if (typeof next === 'function') {
        ruleFor = next
        return
      }
      const queue = [...next]
      ruleFor = () => queue.shift() ?? null
    },
    accepted,
    posts,
    greatestConcurrency: () => greatest,
    async forget() {
      server.closeAllConnections()
      while (underWay > 0) await new Promise((resolve) => setImmediate(resolve)) // until each has noticed
      ruleFor = () => null
      accepted.clear()
      posts.length = 0
      greatest = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function referenceIn(text: string): string {
  return /Ref: (MR-[0-9A-Z]{8})\b/.exec(text)?.[1] ?? ''
}
