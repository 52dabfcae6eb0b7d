import type { Clock } from './ports.ts'

/** The most timers that may follow one another before a browser slows down those of a hidden tab (five). */
const STEPS = 5

/**
 * Runs a task after `ms` milliseconds, counted in steps: while the device sleeps only one of them runs out, so that
 * what is waited for still gets the remaining time. Returns a function that cancels it.
 */
export const afterExcludingSleep: Clock['after'] = (ms, task) => {
  let timer: ReturnType<typeof setTimeout>
  const count = (left: number) => {
    timer = setTimeout(() => (left === 1 ? task() : count(left - 1)), ms / STEPS)
  }
  count(STEPS)
  return () => clearTimeout(timer)
}

/**
 * Settles as the promise does. If it has not settled after `ms` milliseconds, settles as `giveUp` does, which may
 * throw, and ignores whatever comes later. `Infinity` sets no timeout.
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
export function loadOrNull<T>(part: Promise<T>): Promise<T | null> {
  const orNull: Promise<T | null> = part.catch(() => null)
  return withTimeout(orNull, LOAD_MS, () => null)
}
