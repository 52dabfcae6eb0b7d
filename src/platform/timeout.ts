import type { Clock } from './ports.ts'

/** No more than a browser lets follow one another before it slows down those of a hidden tab (five). */
const STEPS = 5

/**
 * Runs a task after so many milliseconds, counted in steps: after a sleep of the device one of them is over and not all, so
 * that whoever was waited for gets the time that is left.
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
 * Settles as a promise does or, where that has not settled after `ms` milliseconds, as `giveUp` says, which may throw. What
 * comes later is dropped. Nothing is given up after `Infinity`.
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

/** A part of the site that has not come by then is gone on without: it is a few kilobytes. */
const LOAD_MS = 10_000

/** Resolves with a part of the site that is loaded as it is needed; null where it cannot be had, or does not come. */
export function loadOrNull<T>(part: Promise<T>): Promise<T | null> {
  const orNull: Promise<T | null> = part.catch(() => null)
  return withTimeout(orNull, LOAD_MS, () => null)
}
