import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A host that sends one page of the site as far as it is told to, as a bad connection does, and all files it names. */
export async function pageInPieces(site: string, path: string) {
  const html = await (await fetch(site + path)).text()
  let sent = 0
  let asked = (_: ServerResponse) => {}
  const page = new Promise<ServerResponse>((resolve) => {
    asked = resolve
  })
  const host = createServer(async ({ url = '' }, answer) => {
    if (url === path) return asked(answer.writeHead(200, { 'Content-Type': 'text/html' }))
    const file = await fetch(site + url)
    answer.writeHead(file.status, { 'Content-Type': file.headers.get('Content-Type') ?? '' })
    answer.end(Buffer.from(await file.arrayBuffer()))
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(host.address() as AddressInfo).port}${path}`,
    /** Sends what follows in the page, up to this and with it. */
    sendUpTo: async (mark: string) => {
      const start = sent
      sent = html.indexOf(mark, start) + mark.length
      ;(await page).write(html.slice(start, sent))
    },
    breakOff: async () => void (await page).end(),
    close: () => {
      host.closeAllConnections()
      host.close()
    },
  }
}
