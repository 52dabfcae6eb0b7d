import { onlineCheck } from '#lib/online-check.ts'

/** Addresses the worker must not answer: they are tools of the host. */
const untouched = ['/sw.js', '/sw-off.js', '/__mail', '/api/', onlineCheck.path]

/** Requests the browser and the network settle between themselves. */
export function isLeftAlone(
  request: Pick<Request, 'method' | 'url' | 'destination' | 'headers'>,
  origin: string,
): boolean {
  const url = new URL(request.url)
  return (
    request.method !== 'GET' ||
    url.origin !== origin ||
    request.destination === 'video' ||
    request.destination === 'audio' ||
    request.headers.has('range') ||
    url.searchParams.has('no-sw') ||
    untouched.some((path) => url.pathname.startsWith(path))
  )
}

/** The prerendered file of an address: '/about' and '/about/' are 'about.html'. Query strings do not matter. */
export function pageFile(pathname: string): string {
  const path = pathname.replace(/\/+$/, '')
  if (path === '') return '/index.html'
  return path.endsWith('.html') ? path : `${path}.html`
}
