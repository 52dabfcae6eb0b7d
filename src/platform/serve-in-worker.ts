/** What a page sends with a port that a worker should serve. */
export const SERVE = 'serve'

/**
 * Makes the script of a worker serve each port that its page sends. A page that cannot start the worker imports the
 * script and sends the port to itself.
 */
export function serveInWorker(serve: (port: MessagePort) => void): void {
  addEventListener('message', ({ data, origin, ports: [port] }: MessageEvent) => {
    const isFromPage = origin === '' || origin === location.origin // a worker’s messages have no origin
    if (port && data === SERVE && isFromPage) serve(port)
  })
  if (typeof document === 'undefined') postMessage('started')
}
