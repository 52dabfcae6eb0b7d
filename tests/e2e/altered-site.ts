import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { staticSite } from '#server/static-site.ts'

/** Sends an altered response for a file, as some networks and hosts do. `original` has the bytes of the file. */
type Alteration = (original: Buffer, headers: Record<string, string>, response: ServerResponse) => void

const LOGIN_PAGE = '<!doctype html><title>Hotel WiFi</title><h1>Log in to the hotel network</h1>'
const htmlHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
}

/** All alterations, each named by what a browser gets instead of the file. */
export const alterations = {
  'a login page': (_, __, response) => void response.writeHead(200, htmlHeaders).end(LOGIN_PAGE),
  'the HTML of another page': (_, __, response) =>
    void response.writeHead(200, htmlHeaders).end('<!doctype html><div id="root" data-page="home"></div>'),
  'a copy with one wrong byte': (original, headers, response) => {
    const altered = Buffer.from(original)
    const middle = Math.floor(original.length / 2)
    altered[middle] = (altered[middle] ?? 0) ^ 1
    response.writeHead(200, headers).end(altered)
  },
  'its first half with the full Content-Length': (original, headers, response) => {
    response.writeHead(200, { ...headers, 'content-length': String(original.length) })
    response.write(original.subarray(0, original.length / 2), () => response.destroy())
  },
  'its first half without a Content-Length': (original, headers, response) =>
    void response.writeHead(200, headers).end(original.subarray(0, original.length / 2)),
  'a response with status 404': (_, __, response) => void response.writeHead(404, htmlHeaders).end('Not found'),
  'a response with status 503': (_, __, response) => void response.writeHead(503, htmlHeaders).end('Later'),
  'a copy with the header “Vary: *”': (original, headers, response) =>
    void response.writeHead(200, { ...headers, vary: '*' }).end(original),
  'a copy with an added script': (original, headers, response) =>
    void response
      .writeHead(200, headers)
      .end(original.toString().replace('</body>', '<script src="/visits.js"></script></body>')),
} satisfies Readonly<Record<string, Alteration>>

export type AlterationName = keyof typeof alterations

/** A request with this header gets the unaltered file. */
const UNALTERED = 'x-unaltered'

/**
 * Serves a built folder, and can alter the response for one file. The folder and the alteration can be changed while
 * the server runs.
 */
export async function alteredSite(root: string) {
  let handle = staticSite(root, 'quick')
  let altered: { readonly path: string; readonly send: Alteration } | null = null
  let isDown = false
  const server = createServer(async (request, response) => {
    if (isDown) return void request.socket.destroy()
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname !== altered?.path || UNALTERED in request.headers) return void handle(request, response)
    const original = await fetch(url + altered.path, { headers: { [UNALTERED]: 'yes', 'accept-encoding': 'identity' } })
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = Object.fromEntries(original.headers)
    altered.send(Buffer.from(await original.arrayBuffer()), { ...headers, connection: 'close' }, response)
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    url,
    alter(path: string, name: AlterationName) {
      altered = { path, send: alterations[name] }
    },
    restore() {
      altered = null
    },
    deploy(folder: string) {
      handle = staticSite(folder, 'quick')
    },
    /** Breaks all connections from now on. */
    goDown() {
      isDown = true
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
