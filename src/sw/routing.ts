import { onlineCheck } from '#lib/online-check.ts'
import { parseUrl } from '#lib/parse-url.ts'

/** The beginnings of paths that belong to the host, so that the worker must not respond to them. */
const bypassedPaths = ['/sw.js', '/sw-off.js', '/__mail', '/api/', onlineCheck.path]

/** Returns whether an address requests the site without its worker. */
export function hasNoWorkerFlag(address: string): boolean {
  return parseUrl(address)?.searchParams.has('no-sw') === true
}

/** Returns whether the worker leaves a request to the browser and the network. */
export function isBypassed(
  request: Pick<Request, 'method' | 'url' | 'destination' | 'headers' | 'referrer'>,
  origin: string,
): boolean {
  const url = new URL(request.url)
  return (
    request.method !== 'GET' ||
    url.origin !== origin ||
    request.destination === 'video' ||
    request.destination === 'audio' ||
    request.headers.has('range') ||
    hasNoWorkerFlag(request.url) ||
    hasNoWorkerFlag(request.referrer) ||
    bypassedPaths.some((path) => url.pathname.startsWith(path))
  )
}
