/** How long the way on is barred after a move (spec §4, §9). */
export const LOCK_MS = 500

export type SliderState = {
  readonly index: number
  readonly isLocked: boolean
}

/** Goes to an item; past either end it goes on at the other. While the way is barred, the answer is the same slider. */
export function goTo(slider: SliderState, index: number, count: number): SliderState {
  if (slider.isLocked) return slider
  return { index: ((index % count) + count) % count, isLocked: true }
}

export function unlocked(slider: SliderState): SliderState {
  return { ...slider, isLocked: false }
}
