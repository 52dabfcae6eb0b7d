import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { staticSite } from '#server/static-site.ts'

/**
 * What networks and hosts may do to the response for a file. It gets the right bytes and headers, and the response to
 * fill.
 */
type Alteration = (right: Buffer, headers: Record<string, string>, response: ServerResponse) => void

const LOGIN = '<!doctype html><title>Hotel WiFi</title><h1>Log in to the hotel network</h1>'
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' }

/** The alterations, named by what a visitor's browser gets in place of the file. */
export const alterations = {
  'a login page': (_, __, response) => void response.writeHead(200, html).end(LOGIN),
  "another page's HTML": (_, __, response) =>
    void response.writeHead(200, html).end('<!doctype html><div id="root" data-page="home"></div>'),
  'one byte altered': (right, headers, response) => {
    const altered = Buffer.from(right)
    const place = Math.floor(right.length / 2)
    altered[place] = (altered[place] ?? 0) ^ 1
    response.writeHead(200, headers).end(altered)
  },
  'cut off, its length said': (right, headers, response) => {
    response.writeHead(200, { ...headers, 'content-length': String(right.length) })
    response.write(right.subarray(0, right.length / 2), () => response.destroy())
  },
  'cut off, its length not said': (right, headers, response) =>
    void response.writeHead(200, headers).end(right.subarray(0, right.length / 2)),
  'a 404': (_, __, response) => void response.writeHead(404, html).end('Not found'),
  'a 503': (_, __, response) => void response.writeHead(503, html).end('Later'),
  'Vary: *': (right, headers, response) => void response.writeHead(200, { ...headers, vary: '*' }).end(right),
  'a script added by the host': (right, headers, response) =>
    void response
      .writeHead(200, headers)
      .end(right.toString().replace('</body>', '<script src="/visits.js"></script></body>')),
} satisfies Readonly<Record<string, Alteration>>

export type AlterationName = keyof typeof alterations

/** The header of a request for the unaltered file. */
const UNALTERED = 'x-unaltered'

/**
 * Serves a built folder behind a network that may alter the response for one file. Both can be changed while it runs.
 */
export async function alteredSite(root: string) {
  let handle = staticSite(root, 'quick')
  let alter: { readonly path: string; readonly how: Alteration } | null = null
  let isDown = false
  const server = createServer(async (request, response) => {
    if (isDown) return void request.socket.destroy()
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname !== alter?.path || UNALTERED in request.headers) return void handle(request, response)
    const right = await fetch(url + alter.path, { headers: { [UNALTERED]: 'yes', 'accept-encoding': 'identity' } })
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = Object.fromEntries(right.headers)
    alter.how(Buffer.from(await right.arrayBuffer()), { ...headers, connection: 'close' }, response)
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    url,
    alter(path: string, name: AlterationName) {
      alter = { path, how: alterations[name] }
    },
    restore() {
      alter = null
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
