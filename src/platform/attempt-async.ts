import { withTimeout } from './timeout.ts'

/** After this many milliseconds the fallback is used, because some browsers leave a promise unsettled for ever. */
const TIMEOUT_MS = 3000

/** Resolves with the result of `call`, or with `fallback` if it throws, rejects or does not settle within 3 s. */
export async function attemptAsync<T>(call: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await withTimeout(call(), TIMEOUT_MS, () => fallback)
  } catch {
    return fallback
  }
}
