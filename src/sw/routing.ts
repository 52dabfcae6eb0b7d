import { onlineCheck } from '#lib/online-check.ts'

/** Addresses the worker must not answer: they are tools of the host. */
const untouched = ['/sw.js', '/sw-off.js', '/__mail', '/api/', onlineCheck.path]

/** Returns whether an address asks for the site without its worker. */
export function isWithoutWorker(address: string): boolean {
  return URL.canParse(address) && new URL(address).searchParams.has('no-sw')
}

/** Requests the browser and the network settle between themselves. */
export function isLeftAlone(
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
    isWithoutWorker(request.url) ||
    isWithoutWorker(request.referrer) ||
    untouched.some((path) => url.pathname.startsWith(path))
  )
}
