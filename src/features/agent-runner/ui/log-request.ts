import type { RequestLog } from '../run-attempt.ts'

/** What the console learns of a request: nothing of the key, of what was asked or of what was answered. */
export function logRequest({ method, host, model, status, ms }: RequestLog): void {
  console.info(`${method} ${host}, ${model}: ${status === null ? 'no answer' : `status ${status}`}, ${ms} ms`)
}
