import type { RunLine } from '../attempt.ts'

/** What the console learns of a request: nothing of the key, of what was asked or of what was answered. */
export function logLine({ method, host, model, status, ms }: RunLine): void {
  console.info(`${method} ${host}, ${model}: ${status === null ? 'no answer' : `status ${status}`}, ${ms} ms`)
}
