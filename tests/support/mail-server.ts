import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendText } from '#server/handler.ts'
import type { MailBody } from '#server/mail-contract.ts'
import type { MailFault } from '#server/mail-fault.ts'
import { mailPost } from '#server/mail-post.ts'

/** A received post. `reference` is its `Ref: …`, or empty if it has none; `at` is in epoch milliseconds. */
type Post = { readonly number: number; readonly at: number; readonly reference: string }

/** What goes wrong with one post. A field that is left out means no fault. */
type PostFault = Partial<Omit<MailFault, 'times'>>

/**
 * The faults of the coming posts, in turn, or a function that returns the fault of each post. `null` means no fault,
 * and posts after the end of the list have no fault.
 */
type Faults = readonly (PostFault | null)[] | ((post: Post) => PostFault | null)

/** A running mail server. `close` cuts open connections and resolves when the port is free again. */
type MailServer = {
  /** The address that mail is posted to, on an origin of its own. */
  readonly endpoint: string
  /** Sets the faults of posts from now on. */
  readonly setFaults: (next: Faults) => void
  /** The stored mails by their references. Mails with the same reference are in the order of arrival. */
  readonly accepted: ReadonlyMap<string, readonly MailBody[]>
  /** Every post that conforms to the contract, stored or not. */
  readonly posts: readonly Post[]
  /** The largest number of posts that were in progress at the same time. */
  readonly greatestConcurrency: () => number
  /** Cuts open connections and forgets all posts and faults, as if the server had just started. */
  readonly reset: () => Promise<void>
  readonly close: () => Promise<void>
}

const PATH = '/send'
const NO_FAULT: MailFault = { status: 200, retryAfter: null, delayMs: 0, drop: null, times: null }

/**
 * Starts the mail service on another origin than the site, as in production: the local server's handler on a free port.
 */
export async function startMailServer(): Promise<MailServer> {
  const accepted = new Map<string, MailBody[]>()
  const posts: Post[] = []
  let ruleFor: (post: Post) => PostFault | null = () => null
  let openPosts = 0
  let greatestCount = 0

  const route = mailPost({
    store(body) {
      const reference = referenceIn(body.template_params.message)
      accepted.set(reference, [...(accepted.get(reference) ?? []), body])
    },
    faultFor(text) {
      const post = { number: posts.length + 1, at: Date.now(), reference: referenceIn(text) }
      posts.push(post)
      const fault = ruleFor(post)
      return fault && { ...NO_FAULT, ...fault }
    },
  })
  const server = createServer(async (request, response) => {
    // a browser sends a request again if a reused connection breaks, so this server lets no connection be reused
    response.setHeader('connection', 'close')
    if (request.url !== PATH) return sendText(response, 404, `Mail is posted to ${PATH}.`)
    if (request.method === 'POST') {
      openPosts += 1
      greatestCount = Math.max(greatestCount, openPosts)
      response.once('close', () => {
        openPosts -= 1
      })
    }
    await Promise.resolve(route(request, response)).catch(() => response.destroy()) // if the client has disconnected
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`,
    setFaults(next) {
      if (typeof next === 'function') {
        ruleFor = next
        return
      }
      const queue = [...next]
      ruleFor = () => queue.shift() ?? null
    },
    accepted,
    posts,
    greatestConcurrency: () => greatestCount,
    async reset() {
      server.closeAllConnections()
      while (openPosts > 0) await new Promise((resolve) => setImmediate(resolve)) // until handlers have noticed
      ruleFor = () => null
      accepted.clear()
      posts.length = 0
      greatestCount = 0
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
