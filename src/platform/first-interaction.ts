const INTERACTION_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

let hasInteracted = false

const onInteraction = () => {
  hasInteracted = true
}

/** Tells whether the visitor has begun to use the page. `watch` must run before anything else. */
export const firstInteraction = {
  watch(): void {
    for (const move of INTERACTION_EVENTS) addEventListener(move, onInteraction, { once: true, passive: true })
  },
  hasHappened: (): boolean => hasInteracted,
}
