const USES = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const

/** Calls `run` when the visitor next scrolls, presses, types or focuses something. Returns a function that cancels the call. */
export function whenPageUsed(run: () => void): () => void {
  const stop = () => {
    for (const event of USES) removeEventListener(event, onUse)
  }
  const onUse = () => {
    stop()
    run()
  }
  for (const event of USES) addEventListener(event, onUse, { passive: true })
  return stop
}
