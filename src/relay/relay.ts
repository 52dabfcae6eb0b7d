import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendText } from '#server/handler.ts'
import type { MailBody } from '#server/mail-contract.ts'
import { clientAddress, trustIn } from './client-address.ts'
import { healthOf } from './health.ts'
import { type Arrivals, admit } from './limits.ts'
import { mailRoute, type Receipt, SEND_PATH } from './mail-route.ts'
import { ownerMail } from './message.ts'
import { confirmationMail, isSubscription, newToken, subscriptionAddress } from './newsletter.ts'
import { newsletterAction, newsletterRoute } from './newsletter-route.ts'
import { readSecret } from './secret.ts'
import { createSender, type RelayClock, retryPauseMs } from './sender.ts'
import type { RelaySettings } from './settings.ts'
import { createSmtp, type Smtp } from './smtp.ts'
import { openSpool } from './spool.ts'
import { changeSubscribers } from './subscriber-file.ts'
import { withAddress, withoutUnconfirmed } from './subscribers.ts'

type RelayOptions = {
  readonly smtp?: Smtp
  readonly clock?: RelayClock
  readonly pauseMs?: (failures: number) => number
  readonly log?: (sentence: string) => void
}

/** A running relay. `close` ends the sending and frees the port. */
export type RunningRelay = { readonly url: string; readonly close: () => Promise<void> }

const CLEANING_MS = 60 * 60 * 1000
const REQUEST_TIMEOUT_MS = 30_000

const realClock: RelayClock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/**
 * Starts the relay: takes mail from the forms of the site, keeps it on disk and hands it to the mail server.
 * @throws what `listen` and the file system report, such as EADDRINUSE
 */
export async function startRelay(settings: RelaySettings, options: RelayOptions = {}): Promise<RunningRelay> {
  const { clock = realClock, pauseMs = retryPauseMs, log = logLine, smtp = createSmtp(settings) } = options
  const { folder, publicUrl, limits } = settings
  const spool = await openSpool(folder)
  const secret = await readSecret(folder)
  const sender = createSender({ spool, smtp, clock, log, pauseMs })
  const isTrusted = trustIn(settings.trustedProxies)
  let arrivals: Arrivals = []
  let isClosed = false

  /** Takes a mail. Only a mail that is new counts for the limits, since the site repeats what got no answer. */
  async function take(body: MailBody, request: IncomingMessage): Promise<Receipt> {
    const isNewsletter = isSubscription(body, settings.newsletterTemplate)
    const address = isNewsletter ? subscriptionAddress(body) : null
    if (isNewsletter && address === null)
      return { kind: 'unusable', sentence: 'from_email is not an address that the newsletter can be sent to.' }
    const now = clock.now()
    const mail = ownerMail(body, now, secret)
    if (isNewsletter || !spool.has(mail.id)) {
      const client = clientAddress(request.socket.remoteAddress ?? '', forwardedFor(request), isTrusted)
      const admission = admit(arrivals, client, now, limits)
      arrivals = admission.arrivals
      if (!admission.isAdmitted) return { kind: 'limited', retryAfterS: admission.retryAfterS }
    }
    if (address === null) await spool.add(mail)
    else await subscribe(address, now)
    sender.wake()
    return { kind: 'stored' }
  }

  async function subscribe(address: string, now: number): Promise<void> {
    const list = await changeSubscribers(
      folder,
      (current) => withAddress(withoutUnconfirmed(current, now), address, now, newToken()).list,
    )
    const { subscriber } = withAddress(list, address, now, '')
    if (subscriber.confirmedAt === null) await spool.add(confirmationMail(subscriber, publicUrl, secret))
  }

  async function clean(): Promise<void> {
    const now = clock.now()
    const deleted = await spool.deleteExpired(now)
    if (deleted > 0) log(`Deleted ${deleted} refused messages after 30 days.`)
    await changeSubscribers(folder, (list) => withoutUnconfirmed(list, now))
  }

  let cleaning = Promise.resolve()
  let cancelCleaning: (() => unknown) | null = null
  function cleanRegularly(): void {
    cleaning = clean()
      .catch(() => log('The folder of the relay cannot be cleaned.'))
      .then(() => {
        if (!isClosed) cancelCleaning = clock.after(CLEANING_MS, cleanRegularly)
      })
  }

  const handleMail = mailRoute({ origins: settings.origins, take })
  const handleNewsletter = newsletterRoute({ folder, publicUrl, now: clock.now })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://relay')
    if (pathname === SEND_PATH) return handleMail(request, response)
    const action = newsletterAction(pathname)
    if (action !== null) return handleNewsletter(action, searchParams.get('token') ?? '', request, response)
    if (pathname !== '/health') return sendText(response, 404, 'There is nothing at this address.')
    const health = healthOf(spool.summary(), sender.lastError(), clock.now())
    response.writeHead(health.ok ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(`${JSON.stringify(health)}\n`)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      log('A request failed.')
      if (response.headersSent || response.destroyed) response.destroy()
      else sendText(response, 500, 'The relay failed.')
    })
  })
  server.requestTimeout = REQUEST_TIMEOUT_MS
  cleanRegularly()
  await cleaning
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.port, settings.host, resolve)
  })
  sender.wake()
  const { port } = server.address() as AddressInfo
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host
  return {
    url: `http://${host}:${port}`,
    async close() {
      isClosed = true
      cancelCleaning?.()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      await Promise.all([sender.stop(), cleaning])
      server.closeAllConnections()
      await closed
    },
  }
}

function forwardedFor({ headers }: IncomingMessage): string | undefined {
  return [headers['x-forwarded-for']].flat().join(',') || undefined
}

function logLine(sentence: string): void {
  console.log(`${new Date().toISOString()} ${sentence}`)
}
