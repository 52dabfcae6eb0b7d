import type { RequestLog } from '../run-attempt.ts'

/** Logs a request to the console, without the key, the prompt or the answer. */
export function logRequest({ method, host, model, status, ms }: RequestLog): void {
  console.info(`${method} ${host}, ${model}: ${status === null ? 'no answer' : `status ${status}`}, ${ms} ms`)
}
