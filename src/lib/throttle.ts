/** Runs a task once after `ms` milliseconds. */
type After = (ms: number, task: () => void) => unknown

/**
 * Returns a way to hand values on at most once in `everyMs` milliseconds: the first at once, later ones when it is time,
 * and only the latest of them. One that `take` refuses (false) is handed on again, unless a later one has come.
 */
export function throttle<T>(after: After, everyMs: number, take: (value: T) => boolean) {
  let next: { readonly value: T } | null = null
  let isPausing = false
  const hand = () => {
    isPausing = false
    if (!next) return
    const handed = next
    isPausing = true
    after(everyMs, hand)
    if (take(handed.value) && next === handed) next = null
  }
  return {
    send(value: T) {
      next = { value }
      if (!isPausing) hand()
    },
    /** Forgets what has not been handed on. */
    cancel() {
      next = null
    },
  }
}
