const FIRST_DELAY_MS = 2000
/** Afterwards the visitor's connection decides, so that a script that is gone is not asked for without end. */
const LAST_DELAY_MS = 64_000

/**
 * Loads code of the site. If that fails, it is tried again whenever the connection is back, and a few times after pauses
 * that double. Never rejects.
 */
export async function retryLoad<T>(load: () => Promise<T>, delayMs = FIRST_DELAY_MS): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true })
      if (delayMs <= LAST_DELAY_MS) setTimeout(resolve, delayMs)
    })
    return retryLoad(load, 2 * delayMs)
  }
}
