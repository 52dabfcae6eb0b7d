import type { Clock } from '#platform/ports.ts'

/** The interval between updates of a text that streams in. */
const INTERVAL_MS = 250

/** Passes on the first text at once, and then only the latest one every 250 ms. `stop` drops what is pending. */
export function throttleText(clock: Clock, onText: (text: string) => void) {
  let newest: string | null = null
  let cancel: (() => void) | null = null
  const startInterval = () => {
    cancel = clock.after(INTERVAL_MS, () => {
      cancel = null
      if (newest === null) return
      onText(newest)
      newest = null
      startInterval()
    })
  }
  return {
    push(text: string) {
      if (cancel) {
        newest = text
        return
      }
      onText(text)
      startInterval()
    },
    stop() {
      cancel?.()
      cancel = null
      newest = null
    },
  }
}
