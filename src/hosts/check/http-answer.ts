import { request } from 'node:http'

/** What a server answered, as it came: neither redirected nor decompressed. Names of headers are in lower case. */
export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

const TIMEOUT_MS = 30_000

/** Sends a request for a path and returns the answer. The path is sent as it stands. */
export function answerOf(
  url: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(url)
    const sent = request(
      { hostname, port, path, method, headers: { host, ...headers }, timeout: TIMEOUT_MS, agent: false },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const pairs = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(pairs),
            body: Buffer.concat(chunks),
          })
        })
      },
    )
    sent.on('timeout', () => sent.destroy(new Error(`${path} was not answered in ${TIMEOUT_MS / 1000} seconds.`)))
    sent.on('error', reject)
    sent.end()
  })
}
