import type { IncomingMessage } from 'node:http'
import { type Handler, sendText } from './handler.ts'

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]']

/**
 * Refuses whatever was asked of another name than this computer's own, or the one the server was told to listen on. A page
 * elsewhere may have its own name led to this computer (DNS rebinding), and would count as a page of this server.
 */
export function ownHostOnly(host?: string): Handler {
  const names = [...OWN_NAMES, ...(host === undefined ? [] : [host.includes(':') ? `[${host}]` : host.toLowerCase()])]
  return async (request, response) => {
    if (names.includes(hostName(request.headers.host ?? ''))) return false
    sendText(response, 421, 'This server answers for this computer alone: ask it as localhost.')
    return true
  }
}

/** Whether a request comes from a page of this server or from another program; browsers say which page it is. */
export function isSameOriginRequest({ headers }: IncomingMessage): boolean {
  const { host, origin, 'sec-fetch-site': site } = headers
  if (site !== undefined) return site === 'same-origin'
  return origin === undefined || origin === `http://${host}`
}

/** The name in a Host header, without its port. */
function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '')
}
