/** Runs a task once after `ms` milliseconds. */
type After = (ms: number, task: () => void) => unknown

/**
 * Returns a throttle that passes values to `take` at most once every `everyMs` milliseconds: the first one at once,
 * after that only the latest. A value that `take` refuses (returns false) is passed again, unless a newer one has
 * arrived.
 */
export function throttle<T>(after: After, everyMs: number, take: (value: T) => boolean) {
  let next: { readonly value: T } | null = null
  let isThrottled = false
  const flush = () => {
    isThrottled = false
    if (!next) return
    const current = next
    isThrottled = true
    after(everyMs, flush)
    if (take(current.value) && next === current) next = null
  }
  return {
    send(value: T) {
      next = { value }
      if (!isThrottled) flush()
    },
    /** Drops the value that is still waiting. */
    cancel() {
      next = null
    },
  }
}
