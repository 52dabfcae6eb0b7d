/** Makes the script of a worker serve each port that a page sends. Does nothing on a page, which may import the script. */
export function serveInWorker(serve: (port: MessagePort) => void): void {
  if (typeof document !== 'undefined') return
  addEventListener('message', ({ ports: [port] }: MessageEvent) => port && serve(port))
  postMessage('started')
}
