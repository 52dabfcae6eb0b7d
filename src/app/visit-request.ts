import type { VisitCounter } from '#content/config.ts'
import type { HttpRequest } from '#platform/http.ts'

const TIMEOUT_MS = 10_000

/**
 * Returns the request that counts one visit to a page, as the service documents it. It holds the address of the page
 * and the id of the site, and nothing about the visitor or the page before.
 * Plausible: https://plausible.io/docs/events-api, Umami: https://umami.is/docs/api/sending-stats, GoatCounter:
 * https://www.goatcounter.com/help/pixel (November 2026)
 * @param path the canonical path of the page, without query and fragment
 */
export function visitRequest({ service, server, site }: VisitCounter, siteUrl: string, path: string): HttpRequest {
  const options = { reads: 'status', timeoutMs: TIMEOUT_MS } as const
  switch (service) {
    case 'plausible':
      return {
        ...options,
        method: 'POST',
        url: `${server}/api/event`,
        headers: { 'content-type': 'text/plain' }, // as the service's own script does: no preflight
        body: JSON.stringify({ name: 'pageview', url: `${siteUrl}${path}`, domain: site }),
      }
    case 'umami':
      return {
        ...options,
        method: 'POST',
        url: `${server}/api/send`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          type: 'event',
          payload: { website: site, hostname: new URL(siteUrl).hostname, url: path },
        }),
      }
    case 'goatcounter':
      return { ...options, method: 'GET', url: `${server}/count?${new URLSearchParams({ p: path })}` }
  }
}
