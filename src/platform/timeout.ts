import type { Clock } from './ports.ts'

const afterTimer: Clock['after'] = (ms, task) => {
  const timer = setTimeout(task, ms)
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
  after: Clock['after'] = afterTimer,
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
export function loadedInTime<T>(part: Promise<T>): Promise<T | null> {
  const orNull: Promise<T | null> = part.catch(() => null)
  return withTimeout(orNull, LOAD_MS, () => null)
}
