import type { Clock } from '#platform/ports.ts'

/** The interval between updates of a text that streams in. */
const INTERVAL_MS = 250

/** Passes on the first text at once, and then the latest text every 250 ms. `stop` drops a pending text. */
export function throttleText(clock: Clock, onText: (text: string) => void) {
  let pendingText: string | null = null
  let cancel: (() => void) | null = null
  const startInterval = () => {
    cancel = clock.after(INTERVAL_MS, () => {
      cancel = null
      if (pendingText === null) return
      onText(pendingText)
      pendingText = null
      startInterval()
    })
  }
  return {
    push(text: string) {
      if (cancel) {
        pendingText = text
        return
      }
      onText(text)
      startInterval()
    },
    stop() {
      cancel?.()
      cancel = null
      pendingText = null
    },
  }
}
