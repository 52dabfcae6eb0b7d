import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseJson } from '#lib/json.ts'
import { sendText } from '#server/handler.ts'
import { isMailBody, type MailBody, mailBodyProblem } from '#server/mail-contract.ts'
import { isJson, readText } from '#server/request-body.ts'

/** The address that the forms of the site post to, as EmailJS has it (src/docs/specification.md, mail). */
export const SEND_PATH = '/api/v1.0/email/send'

/** What becomes of a mail that conforms to the contract. */
export type Receipt =
  | { readonly kind: 'stored' }
  | { readonly kind: 'unusable'; readonly sentence: string }
  | { readonly kind: 'limited'; readonly retryAfterS: number }

type MailRouteOptions = {
  readonly origins: readonly string[]
  /** Takes a mail, and resolves once it is on the disk. */
  readonly take: (body: MailBody, request: IncomingMessage) => Promise<Receipt>
}

const MAX_BYTES = 64 * 1024
/** How long a browser may wait before it tries again when the disk failed. */
const DISK_RETRY_S = 60

/**
 * Returns the handler of the address for mail. Pages of the allowed origins may post a body that conforms to the
 * contract; everything else is answered with 4xx and a sentence. A success means that the mail is on the disk.
 */
export function mailRoute({ origins, take }: MailRouteOptions) {
  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin = '' } = request.headers
    const isAllowed = origins.includes(origin)
    const cors = {
      vary: 'Origin',
      ...(isAllowed && { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'Retry-After' }),
    }
    const respond = (status: number, sentence: string, extra: Readonly<Record<string, string>> = {}) =>
      sendText(response, status, sentence, { ...cors, ...extra })
    if (!isAllowed) return respond(403, 'This relay takes mail only from the pages of its own site.')
    if (request.method === 'OPTIONS') {
      const preflight = {
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '600',
      }
      response.writeHead(204, { ...cors, ...preflight }).end()
      return
    }
    if (request.method !== 'POST') return respond(405, 'Use POST to send mail.', { allow: 'POST, OPTIONS' })
    if (!isJson(request)) return respond(415, 'The content type is not application/json.')
    const text = await readText(request, MAX_BYTES)
    if (text === null) return respond(413, `The body is larger than ${MAX_BYTES / 1024} KB.`, { connection: 'close' })
    const body = parseJson(text)
    if (!isMailBody(body)) return respond(400, mailBodyProblem(body) ?? '')
    const receipt = await take(body, request).catch(() => null)
    if (receipt === null)
      return respond(503, 'The mail could not be stored. Try again later.', { 'retry-after': `${DISK_RETRY_S}` })
    if (receipt.kind === 'unusable') return respond(400, receipt.sentence)
    if (receipt.kind === 'limited')
      return respond(429, 'Too many messages. Try again later.', { 'retry-after': `${receipt.retryAfterS}` })
    respond(200, 'OK')
  }
}
