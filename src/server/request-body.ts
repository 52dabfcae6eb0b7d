import type { IncomingMessage } from 'node:http'

/** Returns whether a request says that its body is JSON. */
export function isJson({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

/** Returns the body of a request as text, or null as soon as it turns out to have more than `maxBytes`. */
export async function readText(request: IncomingMessage, maxBytes: number): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return null
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('error', reject)
    request.on('end', () => resolve(Buffer.concat(chunks).toString()))
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= maxBytes) chunks.push(chunk)
      else resolve(null)
    })
  })
}
