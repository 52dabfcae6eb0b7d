import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseJson } from '#lib/json.ts'
import { sendText } from './handler.ts'
import { isMailBody, type MailBody, mailBodyProblem } from './mail-contract.ts'
import { isRedirect, isStored, type MailFault } from './mail-fault.ts'
import { isJson, readText } from './request-body.ts'

export type RouteHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

type MailPostOptions = {
  /** Stores a message that conforms to the contract. */
  readonly store: (body: MailBody) => Promise<void> | void
  /** Returns the fault for a post with this body, or null for none. It is called once for each post that is valid. */
  readonly faultFor: (text: string) => MailFault | null
}

const MAX_MAIL_BYTES = 64 * 1024

const POST_CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' }
const PREFLIGHT_CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '600',
}

const LOGIN_PAGE = '<!doctype html><title>Sign in</title><h1>Please sign in to this network</h1>'

/**
 * Returns the handler for the address that mail is posted to. Mail that conforms to the contract
 * (src/docs/specification.md, mail) is stored and gets a response, or is handled as the fault demands. Other mail is
 * rejected.
 */
export function mailPost({ store, faultFor }: MailPostOptions): RouteHandler {
  return async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, PREFLIGHT_CORS).end()
      return
    }
    const respond = (status: number, sentence: string, extra: Readonly<Record<string, string>> = {}) =>
      sendText(response, status, sentence, { ...POST_CORS, ...extra })
    if (request.method !== 'POST') return respond(405, 'Use POST to send mail.', { allow: 'POST, OPTIONS' })
    if (!isJson(request)) return respond(415, 'The content type is not application/json.')
    const text = await readText(request, MAX_MAIL_BYTES)
    if (text === null) return respond(413, `The body is larger than ${MAX_MAIL_BYTES / 1024} KB.`)
    const body = parseJson(text)
    if (!isMailBody(body)) return respond(400, mailBodyProblem(body) ?? '')
    const fault = faultFor(text)
    if (fault === null || isStored(fault)) await store(body)
    if (fault === null) return respond(200, 'OK')
    await pause(fault.delayMs, response)
    if (fault.drop !== null) request.socket.destroy()
    else if (!response.destroyed) respondWithFault(response, fault)
  }
}

/** Responds as a fault demands: with a sentence, with a page, or with a redirect to a page. */
function respondWithFault(response: ServerResponse, { status, page, retryAfter, hasCors = true }: MailFault): void {
  const headers = {
    ...(hasCors && POST_CORS),
    ...(retryAfter !== null && { 'retry-after': `${retryAfter}` }),
    ...(isRedirect(status) && { location: '/' }),
  }
  if (page) response.writeHead(status, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(LOGIN_PAGE)
  else sendText(response, status, sentenceFor(status), headers)
}

/** Returns the body for a status. Statuses that have no body get none. */
function sentenceFor(status: number): string {
  if ([204, 205, 304].includes(status)) return ''
  return status < 300 ? 'OK' : 'This fault was set at /__mail/fault.'
}

/** Waits, but stops when the client disconnects, so that the server can close. */
function pause(ms: number, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    response.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
