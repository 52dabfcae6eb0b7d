import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type StreamedPage = Awaited<ReturnType<typeof streamedPage>>

/**
 * Starts a server that sends the HTML of one page piece by piece, when the test says so, as over a slow connection. It
 * sends all other files at once. `close` throws an Error if the page requested a file that the site does not have.
 */
export async function streamedPage(siteUrl: string, path: string) {
  const html = await (await fetch(siteUrl + path)).text()
  const missing: string[] = []
  let sent = 0
  let setPageResponse = (_: ServerResponse) => {}
  const pageResponse = new Promise<ServerResponse>((resolve) => {
    setPageResponse = resolve
  })
  const server = createServer(async ({ url = '' }, response) => {
    if (url === path) return setPageResponse(response.writeHead(200, { 'Content-Type': 'text/html' }))
    const fetched = await fetch(siteUrl + url).catch(() => null)
    if (!fetched?.ok) missing.push(url)
    if (!fetched) return response.destroy()
    response.writeHead(fetched.status, { 'Content-Type': fetched.headers.get('Content-Type') ?? '' })
    response.end(Buffer.from(await fetched.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    /** Sends the HTML that follows, up to and including `mark`. */
    sendUpTo: async (mark: string) => {
      const position = html.indexOf(mark, sent)
      if (position < 0) throw new Error(`${path} contains no further ${mark}.`)
      ;(await pageResponse).write(html.slice(sent, position + mark.length))
      sent = position + mark.length
    },
    /** Ends the response. */
    end: async () => void (await pageResponse).end(),
    /** Breaks the connection, as when the network is lost. */
    loseConnection: async () => void (await pageResponse).destroy(),
    close: () => {
      server.closeAllConnections()
      server.close()
      if (missing.length > 0)
        throw new Error(`${path} requested files that the site does not have: ${missing.join(', ')}`)
    },
  }
}
