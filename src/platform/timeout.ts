import type { Clock } from './ports.ts'

/** The number of timers that may follow one another before a browser slows down the timers of a hidden tab. */
const STEPS = 5

/**
 * Runs a task after `ms` milliseconds, which are counted in steps. While the device sleeps, only one step ends, so that
 * after the sleep a response still has the time of the remaining steps. Returns a function that cancels it.
 */
export const afterExcludingSleep: Clock['after'] = (ms, task) => {
  let timer: ReturnType<typeof setTimeout>
  const runStep = (remaining: number) => {
    timer = setTimeout(() => (remaining === 1 ? task() : runStep(remaining - 1)), ms / STEPS)
  }
  runStep(STEPS)
  return () => clearTimeout(timer)
}

/**
 * Settles as the promise does. If it has not settled after `ms` milliseconds, settles with the result of
 * `giveUp`, which may throw, and ignores the promise. `Infinity` sets no timeout.
 */
export function withTimeout<T>(
  promise: PromiseLike<T>,
  ms: number,
  giveUp: () => T | PromiseLike<T>,
  after: Clock['after'] = afterExcludingSleep,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop =
      ms === Number.POSITIVE_INFINITY
        ? () => {}
        : after(ms, () => {
            try {
              resolve(giveUp())
            } catch (error) {
              reject(error)
            }
          })
    promise.then(
      (value) => {
        stop()
        resolve(value)
      },
      (error: unknown) => {
        stop()
        reject(error)
      },
    )
  })
}

/** The page continues without a chunk that has not loaded after this long. Chunks have only a few kilobytes. */
const LOAD_MS = 10_000

/** Resolves with a chunk that is loaded on demand; null if it cannot be loaded or does not arrive in time. */
export function loadOrNull<T>(chunk: Promise<T>): Promise<T | null> {
  const orNull: Promise<T | null> = chunk.catch(() => null)
  return withTimeout(orNull, LOAD_MS, () => null)
}
