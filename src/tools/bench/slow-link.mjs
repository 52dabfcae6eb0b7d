import { connect, createServer } from 'node:net'

/** A packet's payload. Connections take turns in pieces of this size. */
const PIECE_BYTES = 1460
/** While this much of a connection waits, nothing more is read from the server. */
const MAX_WAITING_BYTES = 32 * 1024

/**
 * Starts a connection to a local port that is as slow as a phone's: each request arrives after `latencyMs`, and all
 * responses together get `bytesPerSecond`, shared equally between the open connections.
 * @param {number} serverPort @param {{ latencyMs: number, bytesPerSecond: number, onSent: () => void }} options
 */
export async function slowLink(serverPort, { latencyMs, bytesPerSecond, onSent }) {
  /** @type {{ waiting: Buffer[], bytes: number, client: import('node:net').Socket, server: import('node:net').Socket }[]} */
  let connections = []
  const link = createServer((client) => {
    const server = connect(serverPort, '127.0.0.1')
    const connection = { waiting: /** @type {Buffer[]} */ ([]), bytes: 0, client, server }
    connections.push(connection)
    client.on('data', (data) => setTimeout(() => server.destroyed || server.write(data), latencyMs))
    server.on('data', (data) => {
      for (let from = 0; from < data.length; from += PIECE_BYTES)
        connection.waiting.push(/** @type {Buffer} */ (data).subarray(from, from + PIECE_BYTES))
      connection.bytes += data.length
      if (connection.bytes > MAX_WAITING_BYTES) server.pause()
    })
    const close = () => {
      connections = connections.filter((each) => each !== connection)
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) socket.setNoDelay().on('error', close)
    client.on('close', close)
    server.on('end', () => connection.bytes === 0 && close())
  })
  let last = performance.now()
  let budget = 0
  const timer = setInterval(() => {
    const now = performance.now()
    budget = Math.min(budget + ((now - last) * bytesPerSecond) / 1000, bytesPerSecond / 10)
    last = now
    for (;;) {
      const connection = connections.find(({ waiting }) => waiting.length > 0)
      const piece = connection?.waiting[0]
      if (!connection || !piece || piece.length > budget) break
      connection.waiting.shift()
      connection.bytes -= piece.length
      budget -= piece.length
      connection.client.write(piece)
      onSent()
      if (connection.bytes < MAX_WAITING_BYTES) connection.server.resume()
      connections = [...connections.filter((each) => each !== connection), connection]
    }
    if (connections.every(({ waiting }) => waiting.length === 0)) budget = Math.min(budget, PIECE_BYTES)
  }, 2)
  await new Promise((resolve) => link.listen(0, '127.0.0.1', () => resolve(null)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (link.address())
  return {
    port,
    close() {
      clearInterval(timer)
      for (const { client } of connections) client.destroy()
      link.close()
    },
  }
}
