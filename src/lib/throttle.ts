/** Runs a task once after `ms` milliseconds. */
type After = (ms: number, task: () => void) => unknown

/**
 * Returns a throttle that passes values to `accept` at most once every `intervalMs` milliseconds: the first value at
 * once, and after that only the latest one. If `accept` returns false, it gets the same value again, unless a newer one
 * has been sent.
 */
export function throttle<T>(after: After, intervalMs: number, accept: (value: T) => boolean) {
  let pending: { readonly value: T } | null = null
  let isThrottled = false
  const flush = () => {
    isThrottled = false
    if (!pending) return
    const current = pending
    isThrottled = true
    after(intervalMs, flush)
    if (accept(current.value) && pending === current) pending = null
  }
  return {
    send(value: T) {
      pending = { value }
      if (!isThrottled) flush()
    },
    /** Discards the value that is still waiting. */
    cancel() {
      pending = null
    },
  }
}
