/** A rectangle of the viewport, in CSS pixels. */
export type Rect = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** The distance to keep between a floating element and an obstacle, in CSS pixels. */
const GAP = 8

/** Returns how many pixels to lift an element so that it covers no obstacle; 0 if it covers none already. */
export function overlapOffset(element: Rect, obstacles: readonly Rect[]): number {
  let lift = 0
  for (const obstacle of [...obstacles].sort((a, b) => b.bottom - a.bottom)) {
    const isBeside = obstacle.right <= element.left || obstacle.left >= element.right
    const isAboveOrBelow = obstacle.top >= element.bottom - lift || obstacle.bottom <= element.top - lift
    if (!isBeside && !isAboveOrBelow) lift = element.bottom - obstacle.top + GAP
  }
  return lift
}
