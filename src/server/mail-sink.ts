import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { parseConfig } from '#content/config.ts'
import { type Handler, sendText } from './handler.ts'
import { isSameOriginRequest } from './host-check.ts'
import { afterOnePost, describeFault, type MailFault, parseFault } from './mail-fault.ts'
import { readMail, storeMail } from './mail-folder.ts'
import { FAULT_PATH, faultPage, MAIL_PAGE_POLICY, MAIL_PATH, mailPage } from './mail-page.ts'
import { mailPost, type RouteHandler } from './mail-post.ts'

type MailSinkOptions = {
  /** The configured mail endpoint. An endpoint that is not a path of this site is not handled. */
  readonly endpoint: string
  /** The folder for messages. It is created with the first message. */
  readonly folder: string
}

/**
 * Creates the stand-in for the mail service on this computer. It accepts mail that conforms to the contract
 * (src/docs/specification.md, mail), stores it in a folder and shows it at `/__mail`. It sends nothing to anyone.
 * `/__mail/fault` simulates faults.
 */
export function mailSink({ endpoint, folder }: MailSinkOptions): Handler {
  let fault: MailFault | null = null
  const faultFor = () => {
    const current = fault
    fault = current && afterOnePost(current)
    return current
  }
  const routes = new Map<string, RouteHandler>([
    [
      MAIL_PATH,
      allowMethods(['GET', 'HEAD'], async (_, response) => sendPage(response, mailPage(await readMail(folder), fault))),
    ],
    [
      FAULT_PATH,
      // A GET changes state here: this is a local tool, whose address is meant to be typed into an address bar.
      allowMethods(['GET'], (request, response) => {
        if (!isUserInitiated(request)) return sendText(response, 403, 'Pages of other sites cannot set a fault.')
        const command = parseFault(new URL(request.url ?? '', 'http://sink').searchParams)
        if (command.kind === 'invalid') return sendText(response, 400, command.problem)
        fault = command.kind === 'set' ? command.fault : null
        sendPage(response, faultPage(describeFault(fault)))
      }),
    ],
  ])
  const store = storeMail.bind(null, folder)
  if (endpoint.startsWith('/')) routes.set(pathOf(endpoint), sameOriginOnly(mailPost({ store, faultFor })))

  return async function handle(request, response) {
    const route = routes.get(pathOf(request.url ?? ''))
    await route?.(request, response)
    return route !== undefined
  }
}

/**
 * Returns a plugin that adds the mail sink to the development server. The endpoint comes from its settings, and
 * messages go to `.mail/`.
 */
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

/**
 * Returns whether a user typed the address or followed a link on a page of this server. Browsers report this in a
 * header. Other programs send no such header, and are allowed too.
 */
function isUserInitiated({ headers }: IncomingMessage): boolean {
  return ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined)
}

/** Rejects requests from pages of other sites, which must not fill the folder. */
function sameOriginOnly(route: RouteHandler): RouteHandler {
  return (request, response) => {
    if (isSameOriginRequest(request)) return route(request, response)
    sendText(response, 403, 'Pages of other sites cannot post mail here.')
  }
}

function allowMethods(methods: readonly string[], route: RouteHandler): RouteHandler {
  return (request, response) => {
    if (methods.includes(request.method ?? '')) return route(request, response)
    sendText(response, 405, 'This address is read-only.', { allow: methods.join(', ') })
  }
}

function sendPage(response: ServerResponse, page: string): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
    'content-security-policy': MAIL_PAGE_POLICY,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  response.end(response.req.method === 'HEAD' ? undefined : page)
}
