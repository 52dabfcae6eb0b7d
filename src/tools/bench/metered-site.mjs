import { createServer } from 'node:http'
import { loadModule } from '../setup.mjs'

/**
 * Serves a built site, and counts the requests and the bytes that it sends, including response headers.
 * @param {string} folder @param {number} [latencyMs] the delay of each response
 */
export async function meteredSite(folder, latencyMs = 0) {
  const { staticSite } = await loadModule('src/server/static-site.ts')
  let handler = staticSite(folder)
  /** @type {{ path: string, bytes: number }[]} */
  let sent = []
  let lastResponseAt = 0
  const server = createServer(async (request, response) => {
    const { socket, url: path = '' } = request
    const before = socket.bytesWritten
    response.on('finish', () => {
      lastResponseAt = performance.now()
      sent.push({ path, bytes: socket.bytesWritten - before })
    })
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs))
    if (!(await handler(request, response))) response.writeHead(404).end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    url: `http://localhost:${address.port}`,
    /** Replaces the site by another one, as a deployment does. @param {string} otherFolder */
    deploy(otherFolder) {
      handler = staticSite(otherFolder)
    },
    /** Returns the responses since the last call. */
    takeResponses() {
      const responses = sent
      sent = []
      return responses
    },
    /** Waits until nothing is sent for `ms`, and resolves with the time of the last response. @param {number} ms */
    async waitUntilQuiet(ms) {
      const start = performance.now()
      while (performance.now() - Math.max(lastResponseAt, start) < ms)
        await new Promise((resolve) => setTimeout(resolve, 100))
      return lastResponseAt
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
