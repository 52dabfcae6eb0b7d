import { withTimeout } from './timeout.ts'

/** Some browsers never settle a promise: after this many milliseconds the fallback is used. */
const TIMEOUT_MS = 3000

/** Resolves with the result of `ask`, or with `fallback` if it throws, rejects or does not settle within 3 s. */
export async function attemptAsync<T>(ask: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await withTimeout(ask(), TIMEOUT_MS, () => fallback)
  } catch {
    return fallback
  }
}
