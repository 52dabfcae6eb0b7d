const USES = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const

/** While capturing, because React stops events in an island that has not hydrated. */
const OPTIONS = { passive: true, capture: true }

/** Calls `run` when the visitor next scrolls, presses, types or focuses something. Returns a function that cancels the call. */
export function whenPageUsed(run: () => void): () => void {
  const stop = () => {
    for (const event of USES) removeEventListener(event, onUse, OPTIONS)
  }
  const onUse = () => {
    stop()
    run()
  }
  for (const event of USES) addEventListener(event, onUse, OPTIONS)
  return stop
}
