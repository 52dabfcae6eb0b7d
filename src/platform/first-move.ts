const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

let hasMoved = false

const note = () => {
  hasMoved = true
}

/** Whether the visitor has begun to move about the page. `watch` has to run before anything else. */
export const firstMove = {
  watch(): void {
    for (const move of MOVES) addEventListener(move, note, { once: true, passive: true })
  },
  isMade: (): boolean => hasMoved,
}
