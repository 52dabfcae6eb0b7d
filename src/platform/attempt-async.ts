import { withTimeout } from './timeout.ts'

/** A browser that has said nothing for so long will not say anything. */
const TIMEOUT_MS = 3000

/** Returns what the browser answers; `otherwise` where it has nothing to ask, throws, refuses or does not answer in 3 s. */
export async function attemptAsync<T>(ask: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await withTimeout(ask(), TIMEOUT_MS, () => fallback)
  } catch {
    return fallback
  }
}
