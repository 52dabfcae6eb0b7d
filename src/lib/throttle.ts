/** Runs a task once after `ms` milliseconds. */
type After = (ms: number, task: () => void) => unknown

/**
 * Returns a way to hand values on at most once in `everyMs` milliseconds: the first at once, later ones when it is time,
 * and only the latest of them. One that `take` refuses (false) is handed on again, unless a later one has come.
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
    /** Forgets what has not been handed on. */
    cancel() {
      next = null
    },
  }
}
