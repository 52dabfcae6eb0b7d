import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { config } from '#content/config.ts'
import { type Handler, sendText } from './handler.ts'
import { ownHostOnly } from './host-check.ts'
import { mailSink } from './mail-sink.ts'
import type { Compression } from './site-files.ts'
import { staticSite } from './static-site.ts'

type ServeOptions = {
  /** The built folder. */
  readonly root: string
  /** The folder for mail. */
  readonly mailFolder: string
  /** 0 picks a free port. */
  readonly port: number
  /** By default, both loopback addresses (127.0.0.1 and ::1), which no other computer can reach. */
  readonly host?: string
  /** By default, the mail endpoint of the settings. Tests set their own. */
  readonly mailEndpoint?: string
  /** By default 'thorough'. */
  readonly compression?: Compression
}

/** A running site. `close` cuts open connections and resolves when the port is free again. */
export type RunningServer = { readonly url: string; readonly port: number; readonly close: () => Promise<void> }

/**
 * Serves the built site as a static host would, with the mail sink in front of it.
 * @throws what `listen` reports, such as EADDRINUSE
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { root, mailFolder, host, mailEndpoint = config.mail.endpoint, compression } = options
  const sink = mailSink({ endpoint: mailEndpoint, folder: mailFolder })
  const handlers = [ownHostOnly(host), sink, staticSite(root, compression)]
  const first = await listen(handlers, options.port, host ?? '127.0.0.1')
  const { port } = first.address() as AddressInfo
  const servers = [first]
  try {
    if (host === undefined) servers.push(await listen(handlers, port, '::1'))
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const isWithoutIpv6 = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code)
    if (!isWithoutIpv6) await close(first)
    // The port that was free on 127.0.0.1 is in use on ::1, so pick another port.
    if (options.port === 0 && code === 'EADDRINUSE') return serve(options)
    if (!isWithoutIpv6) throw error
  }
  return {
    url: `http://${host ?? 'localhost'}:${port}`,
    port,
    close: async () => {
      await Promise.all(servers.map(close))
    },
  }
}

function listen(handlers: readonly Handler[], port: number, host: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    try {
      for (const handle of handlers) if (await handle(request, response)) return
    } catch (error) {
      if (request.socket.destroyed) return // the client has disconnected
      console.error(error)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'The server failed. See its console for the error.')
    }
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
