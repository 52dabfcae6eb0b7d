import { request as requestPlain } from 'node:http'
import { request as requestEncrypted } from 'node:https'

/** What a server answered, as it came: neither redirected nor decompressed. Names of headers are in lower case. */
export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** A whole answer has to be there after this time, however slowly it comes. */
const TIMEOUT_MS = 30_000
/** The largest file of a site is a video of less than a megabyte. */
const MAX_BODY_BYTES = 16 * 1024 * 1024

/** A server did not answer in time, or sends without end. */
export class NoAnswer extends Error {}

/** Sends a request for a path and returns the answer. The path is sent as it stands. */
export function answerOf(
  url: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  timeoutMs = TIMEOUT_MS,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { protocol, hostname, port, host } = new URL(url)
    const send = protocol === 'https:' ? requestEncrypted : requestPlain
    const name = hostname.replace(/^\[|\]$/g, '') // of an address of IPv6
    const options = { hostname: name, port, path, method, headers: { host, ...headers }, agent: false }
    const sent = send(options, (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        size += chunk.length
        if (size > MAX_BODY_BYTES) fail(new NoAnswer(`${path} is larger than ${MAX_BODY_BYTES / 1024 / 1024} MB.`))
      })
      response.on('error', fail)
      response.on('end', () => {
        clearTimeout(timer)
        const pairs = Object.entries(response.headers).map(([key, value]) => [key, String(value)])
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(pairs),
          body: Buffer.concat(chunks),
        })
      })
    })
    const fail = (error: Error) => {
      clearTimeout(timer)
      reject(error) // before the request is destroyed, which is an error as well
      sent.destroy()
    }
    const timer = setTimeout(
      () => fail(new NoAnswer(`${path} was not answered in ${timeoutMs / 1000} seconds.`)),
      timeoutMs,
    )
    sent.on('error', fail)
    sent.end()
  })
}
