import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { loadModule } from '../setup.mjs'
import { slowLink } from './slow-link.mjs'

/**
 * Serves a built site, and counts the requests and the bytes that it sends, including response headers.
 * @param {string} folder
 * @param {{ latencyMs?: number, bytesPerSecond?: number }} [connection] the delay of each response, and the bandwidth
 * that all responses share; neither without it
 */
export async function meteredSite(folder, { latencyMs = 0, bytesPerSecond = 0 } = {}) {
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
    if (latencyMs > 0 && bytesPerSecond === 0) await new Promise((resolve) => setTimeout(resolve, latencyMs))
    if (!(await handler(request, response))) response.writeHead(404).end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  const onSent = () => {
    lastResponseAt = performance.now()
  }
  if (bytesPerSecond > 0) await compressAll(folder, address.port)
  sent = []
  const link = bytesPerSecond > 0 ? await slowLink(address.port, { latencyMs, bytesPerSecond, onSent }) : null
  return {
    url: `http://localhost:${link?.port ?? address.port}`,
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
      link?.close()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/**
 * Requests every file of a site once, because the server compresses a file when it is first requested, which would take
 * time from the measured visit.
 * @param {string} folder @param {number} port
 */
async function compressAll(folder, port) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, { headers: { 'accept-encoding': 'br' } })
    await response.arrayBuffer()
  }
}
