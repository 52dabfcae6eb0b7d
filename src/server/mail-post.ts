import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseJson } from '#lib/json.ts'
import { sendText } from './handler.ts'
import { isMailBody, type MailBody, mailBodyProblem } from './mail-contract.ts'
import { isRedirect, isStored, type MailFault } from './mail-fault.ts'

export type RouteHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

type MailPostOptions = {
  /** Keeps a message that keeps the contract. */
  readonly store: (body: MailBody) => Promise<void> | void
  /** How this post fares: asked once for each, with what it says; null takes it as usual. */
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

const PAGE = '<!doctype html><title>Sign in</title><h1>Please sign in to this network</h1>'

/** The address mail is posted to: what keeps the contract (spec §7.1) is stored and answered, or fares as a fault has it. */
export function mailPost({ store, faultFor }: MailPostOptions): RouteHandler {
  return async (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, PREFLIGHT_CORS).end()
      return
    }
    const answer = (status: number, sentence: string, more: Readonly<Record<string, string>> = {}) =>
      sendText(response, status, sentence, { ...POST_CORS, ...more })
    if (request.method !== 'POST') return answer(405, 'Mail is posted here.', { allow: 'POST, OPTIONS' })
    if (!isJson(request)) return answer(415, 'The content type is not application/json.')
    const text = await readText(request)
    if (text === null) return answer(413, `The body is larger than ${MAX_MAIL_BYTES / 1024} KB.`)
    const body = parseJson(text)
    if (!isMailBody(body)) return answer(400, mailBodyProblem(body) ?? '')
    const fault = faultFor(text)
    if (fault === null || isStored(fault)) await store(body)
    if (fault === null) return answer(200, 'OK')
    await pause(fault.delayMs, response)
    if (fault.drop !== null) request.socket.destroy()
    else if (!response.destroyed) answerWithFault(response, fault)
  }
}

/** Answers as a fault has it: in a sentence, by a page, or with the way to one. */
function answerWithFault(response: ServerResponse, { status, page, retryAfter, hasCors = true }: MailFault): void {
  const headers = {
    ...(hasCors && POST_CORS),
    ...(retryAfter !== null && { 'retry-after': `${retryAfter}` }),
    ...(isRedirect(status) && { location: '/' }),
  }
  if (page) response.writeHead(status, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
  else sendText(response, status, sentenceFor(status), headers)
}

/** Statuses that have no body get none. */
function sentenceFor(status: number): string {
  if ([204, 205, 304].includes(status)) return ''
  return status < 300 ? 'OK' : 'A fault was asked for at /__mail/fault.'
}

/** Waits, but not for someone who has left: a server that closes must not be held up. */
function pause(ms: number, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    response.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

function isJson({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

/** The request's body; null as soon as it is too large, with the rest read and forgotten. */
async function readText(request: IncomingMessage): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_MAIL_BYTES) return null
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('error', reject)
    request.on('end', () => resolve(Buffer.concat(chunks).toString()))
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= MAX_MAIL_BYTES) chunks.push(chunk)
      else resolve(null)
    })
  })
}
