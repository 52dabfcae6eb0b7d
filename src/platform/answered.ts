import { withTimeout } from './timeout.ts'

/** A browser that has said nothing for so long will not say anything. */
const PATIENCE_MS = 3000

/** Returns what the browser answers; `otherwise` where it has nothing to ask, throws, refuses or does not answer in 3 s. */
export async function answered<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await withTimeout(ask(), PATIENCE_MS, () => otherwise)
  } catch {
    return otherwise
  }
}
