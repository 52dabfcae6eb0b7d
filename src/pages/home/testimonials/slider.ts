/** How long the buttons are locked after a move (src/docs/specification.md, how things behave). */
export const LOCK_MS = 500

export type SliderState = {
  readonly index: number
  readonly isLocked: boolean
}

/** Returns the slider at an item, wrapping around at both ends. A locked slider is returned unchanged. */
export function goTo(slider: SliderState, index: number, count: number): SliderState {
  if (slider.isLocked) return slider
  return { index: ((index % count) + count) % count, isLocked: true }
}

export function unlock(slider: SliderState): SliderState {
  return { ...slider, isLocked: false }
}
