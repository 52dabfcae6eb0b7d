import { serveSearch } from './server.ts'

// a page that cannot start this worker imports the script, so that the site has the code of the engine once
export { serveSearch }

if (typeof document === 'undefined') {
  addEventListener('message', ({ ports: [port] }: MessageEvent) => port && serveSearch(port))
  postMessage('started')
}
