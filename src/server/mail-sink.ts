import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { parseConfig } from '#content/config.ts'
import { answerPlainly, type Handler } from './handler.ts'
import { isMailBody, problemWithMail } from './mail-contract.ts'
import { readMail, storeMail } from './mail-folder.ts'
import { MAIL_PAGE_POLICY, mailPage } from './mail-page.ts'

type MailSinkOptions = {
  /** The configured mail endpoint. One that is not a path of this site is left alone. */
  readonly endpoint: string
  /** Where messages are kept; made on the first one. */
  readonly folder: string
}

const MAIL_PAGE_PATH = '/__mail'
const MAX_MAIL_BYTES = 64 * 1024

const POST_CORS = { 'access-control-allow-origin': '*' }
const PREFLIGHT_CORS = {
  ...POST_CORS,
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '600',
}

type Route = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

/**
 * Stands in for the mail service on this computer: takes what keeps the contract (spec §7.1), stores it in a folder
 * and shows it at `/__mail`. It sends nothing to anybody.
 */
export function mailSink({ endpoint, folder }: MailSinkOptions): Handler {
  const routes = new Map<string, Route>([[MAIL_PAGE_PATH, (request, response) => show(folder, request, response)]])
  if (endpoint.startsWith('/')) routes.set(pathOf(endpoint), (request, response) => take(folder, request, response))

  return async function handle(request, response) {
    const route = routes.get(pathOf(request.url ?? ''))
    await route?.(request, response)
    return route !== undefined
  }
}

/** The mail sink of the development server: the endpoint comes from its settings, the messages go to `.mail/`. */
export function mailSinkPlugin(): Plugin {
  return {
    name: 'vyomix:mail-sink',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      const sink = mailSink({ endpoint: parseConfig(config.env).mail.endpoint, folder: join(config.root, '.mail') })
      middlewares.use((request, response, next) => {
        sink(request, response).then((isAnswered) => isAnswered || next(), next)
      })
    },
  }
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? ''
}

async function show(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return answerPlainly(response, 405, 'This address can only be read.', { allow: 'GET, HEAD' })
  }
  const page = mailPage(await readMail(folder))
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
    'content-security-policy': MAIL_PAGE_POLICY,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  response.end(request.method === 'HEAD' ? undefined : page)
}

async function take(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, PREFLIGHT_CORS).end()
    return
  }
  const answer = (status: number, sentence: string, more: Readonly<Record<string, string>> = {}) =>
    answerPlainly(response, status, sentence, { ...POST_CORS, ...more })
  if (request.method !== 'POST') return answer(405, 'Mail is posted here.', { allow: 'POST, OPTIONS' })
  if (!isJson(request)) return answer(415, 'The content type is not application/json.')
  const text = await readText(request)
  if (text === null) return answer(413, `The body is larger than ${MAX_MAIL_BYTES / 1024} KB.`)
  const body = parseJson(text)
  if (!isMailBody(body)) return answer(400, problemWithMail(body) ?? '')
  await storeMail(folder, body)
  answer(200, 'OK')
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

/** The value, or undefined for a text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
