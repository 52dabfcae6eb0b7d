import { createServer } from 'node:http'
import { loadModule } from '../setup.mjs'

/**
 * Serves a built site and counts what it sends: requests, and bytes as they go over the line, heads of the answers included.
 * `show` puts another site in its place, as a deployment does.
 * @param {string} folder @param {number} [latencyMs] by which each answer is late
 */
export async function meteredSite(folder, latencyMs = 0) {
  const { staticSite } = await loadModule('src/server/static-site.ts')
  let answer = staticSite(folder)
  /** @type {{ path: string, bytes: number }[]} */
  let sent = []
  let last = 0
  const server = createServer(async (request, response) => {
    const { socket, url: path = '' } = request
    const before = socket.bytesWritten
    response.on('finish', () => {
      last = performance.now()
      sent.push({ path, bytes: socket.bytesWritten - before })
    })
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs))
    if (!(await answer(request, response))) response.writeHead(404).end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    url: `http://localhost:${address.port}`,
    /** @param {string} next */
    show(next) {
      answer = staticSite(next)
    },
    /** Returns what was sent since the last call. */
    counted() {
      const counted = sent
      sent = []
      return counted
    },
    /** Resolves once nothing has been sent for so long, with the moment of the last answer. @param {number} ms */
    async quietFor(ms) {
      const start = performance.now()
      while (performance.now() - Math.max(last, start) < ms) await new Promise((resolve) => setTimeout(resolve, 100))
      return last
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
