import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendText } from '#server/handler.ts'
import type { MailBody } from '#server/mail-contract.ts'
import type { MailFault } from '#server/mail-fault.ts'
import { mailPost } from '#server/mail-post.ts'

/** A received post. `reference` is its `Ref: …`, or empty if it has none; `at` is in epoch milliseconds. */
type Post = { readonly number: number; readonly at: number; readonly reference: string }

/** What goes wrong with one post. A field that is left out means no fault. */
type BadPost = Partial<Omit<MailFault, 'times'>>

/**
 * One fault for each coming post, in turn (`null`, and every post after the last, is normal), or a rule for all of
 * them.
 */
type Faults = readonly (BadPost | null)[] | ((post: Post) => BadPost | null)

/** A running mail server. `close` cuts open connections and resolves when the port is free again. */
type MailServer = {
  /** The address that mail is posted to, on an origin of its own. */
  readonly endpoint: string
  /** Sets the faults of posts from now on. */
  readonly faults: (next: Faults) => void
  /** What was stored, by its reference, in the order of arrival. */
  readonly accepted: ReadonlyMap<string, readonly MailBody[]>
  /** Every post that conforms to the contract, stored or not. */
  readonly posts: readonly Post[]
  /** The largest number of posts that were in progress at the same time. */
  readonly greatestConcurrency: () => number
  /** Cuts open connections and forgets all posts and faults, as if the server had just started. */
  readonly forget: () => Promise<void>
  readonly close: () => Promise<void>
}

const PATH = '/send'
const GOOD_DAY: MailFault = { status: 200, retryAfter: null, delayMs: 0, drop: null, times: null }

/**
 * Starts the mail service on another origin than the site, as in production: the local server's handler on a free port.
 */
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
    // a browser repeats a request itself if it breaks off on a reused connection: here no connection is reused
    response.setHeader('connection', 'close')
    if (request.url !== PATH) return sendText(response, 404, 'Mail is posted elsewhere.')
    if (request.method === 'POST') {
      underWay += 1
      greatest = Math.max(greatest, underWay)
      response.once('close', () => {
        underWay -= 1
      })
    }
    await Promise.resolve(route(request, response)).catch(() => response.destroy()) // the client disconnected meanwhile
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
      while (underWay > 0) await new Promise((resolve) => setImmediate(resolve)) // until each handler has noticed
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
