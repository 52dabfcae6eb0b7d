/** How long the way on is barred after a move (spec §4, §9). */
export const LOCK_MS = 500

export type Slider = {
  readonly index: number
  readonly isLocked: boolean
}

/** Goes to an item; past either end it goes on at the other. While the way is barred, the answer is the same slider. */
export function goTo(slider: Slider, index: number, count: number): Slider {
  if (slider.isLocked) return slider
  return { index: ((index % count) + count) % count, isLocked: true }
}

export function unlocked(slider: Slider): Slider {
  return { ...slider, isLocked: false }
}
