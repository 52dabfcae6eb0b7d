import type { IncomingMessage } from 'node:http'
import { type Handler, sendText } from './handler.ts'

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]']

/**
 * Rejects requests for any host except this computer and `host`, on which the server listens. Another site could point
 * its own name at this computer (DNS rebinding), and its pages would then count as pages of this server.
 */
export function ownHostOnly(host?: string): Handler {
  const names = [...OWN_NAMES, ...(host === undefined ? [] : [host.includes(':') ? `[${host}]` : host.toLowerCase()])]
  return async (request, response) => {
    if (names.includes(hostName(request.headers.host ?? ''))) return false
    sendText(response, 421, 'This server only answers requests for localhost.')
    return true
  }
}

/**
 * Returns whether a request comes from a page of this server or from a program that is not a browser. Browsers send a
 * header that tells which site a request is from, and other programs send none.
 */
export function isSameOriginRequest({ headers }: IncomingMessage): boolean {
  const { host, origin, 'sec-fetch-site': fetchSite } = headers
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  return origin === undefined || origin === `http://${host}`
}

/** Returns the name in a Host header, without its port. */
function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '')
}
