import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Responds to a request and returns true, or returns false without a response, so that the next handler can respond.
 */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** Sends one plain sentence, which no cache may store. */
export function sendText(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(sentence),
  })
  response.end(response.req.method === 'HEAD' ? undefined : sentence)
}
