import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendText } from '#server/handler.ts'
import { NEWSLETTER_PATH, type NewsletterAction, newsletterLink } from './newsletter.ts'
import { confirmedPage, noticePage, PAGE_HEADERS, questionPage } from './newsletter-page.ts'
import { changeSubscribers, readSubscribers } from './subscriber-file.ts'
import { withConfirmation, withoutToken, withoutUnconfirmed } from './subscribers.ts'

type NewsletterRouteOptions = { readonly folder: string; readonly publicUrl: string; readonly now: () => number }

/** Returns the action of an address of the newsletter; null for other addresses. */
export function newsletterAction(path: string): NewsletterAction | null {
  if (path === `${NEWSLETTER_PATH}confirm`) return 'confirm'
  return path === `${NEWSLETTER_PATH}leave` ? 'leave' : null
}

/**
 * Returns the handler of the pages behind the links of the newsletter. Only a POST changes something, because mail
 * programs and scanners open links by themselves.
 */
export function newsletterRoute({ folder, publicUrl, now }: NewsletterRouteOptions) {
  return async function handle(
    action: NewsletterAction,
    token: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { method = '' } = request
    if (!['GET', 'HEAD', 'POST'].includes(method))
      return sendText(response, 405, 'Use GET or POST.', { allow: 'GET, HEAD, POST' })
    const list = withoutUnconfirmed(await readSubscribers(folder), now())
    if (!list.some((entry) => entry.token === token)) return sendPage(response, 404, noticePage('invalid'))
    if (method !== 'POST') return sendPage(response, 200, questionPage(action))
    request.resume() // the form has no fields
    await changeSubscribers(folder, (current) =>
      action === 'leave' ? withoutToken(current, token) : withConfirmation(current, token, now()),
    )
    const page = action === 'leave' ? noticePage('left') : confirmedPage(newsletterLink(publicUrl, 'leave', token))
    sendPage(response, 200, page)
  }
}

function sendPage(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, { ...PAGE_HEADERS, 'content-length': Buffer.byteLength(page) })
  response.end(response.req.method === 'HEAD' ? undefined : page)
}
