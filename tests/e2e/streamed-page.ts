import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type StreamedPage = Awaited<ReturnType<typeof streamedPage>>

/**
 * Starts a host that sends one page of the site only as far as the test says, as a slow connection does, and all files
 * it names. Closing it throws an error if it was asked for a file that the site does not have.
 */
export async function streamedPage(site: string, path: string) {
  const html = await (await fetch(site + path)).text()
  const unknown: string[] = []
  let sent = 0
  let asked = (_: ServerResponse) => {}
  const page = new Promise<ServerResponse>((resolve) => {
    asked = resolve
  })
  const host = createServer(async ({ url = '' }, answer) => {
    if (url === path) return asked(answer.writeHead(200, { 'Content-Type': 'text/html' }))
    const file = await fetch(site + url).catch(() => null)
    if (!file?.ok) unknown.push(url)
    if (!file) return answer.destroy()
    answer.writeHead(file.status, { 'Content-Type': file.headers.get('Content-Type') ?? '' })
    answer.end(Buffer.from(await file.arrayBuffer()))
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(host.address() as AddressInfo).port}${path}`,
    /** Sends the next stretch of the page, up to and including `mark`. */
    sendUpTo: async (mark: string) => {
      const at = html.indexOf(mark, sent)
      if (at < 0) throw new Error(`no ${mark} follows in ${path}`)
      ;(await page).write(html.slice(sent, at + mark.length))
      sent = at + mark.length
    },
    /** Ends the page. */
    end: async () => void (await page).end(),
    /** Breaks the connection, as a lost network does. */
    loseConnection: async () => void (await page).destroy(),
    close: () => {
      host.closeAllConnections()
      host.close()
      if (unknown.length > 0) throw new Error(`${path} asked for what the site does not have: ${unknown.join(', ')}`)
    },
  }
}
