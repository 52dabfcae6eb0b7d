const INTERACTION_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

let hasInteracted = false

const onInteraction = () => {
  hasInteracted = true
}

/** Reports whether the visitor has begun to use the page. `watch` must run before the app loads. */
export const firstInteraction = {
  watch(): void {
    for (const event of INTERACTION_EVENTS) addEventListener(event, onInteraction, { once: true, passive: true })
  },
  hasHappened: (): boolean => hasInteracted,
}
