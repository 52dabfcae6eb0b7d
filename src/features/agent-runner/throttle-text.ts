import type { Clock } from '#platform/ports.ts'

/** How often a text that streams in is drawn anew. */
const INTERVAL_MS = 250

/** Passes on the first text at once, and of those that follow the newest, four times a second. `stop` forgets the rest. */
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
