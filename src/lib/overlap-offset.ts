/** A rectangle of the viewport, in CSS pixels. */
export type Rect = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** The distance between a floating element and what it makes room for, in CSS pixels. */
const GAP = 8

/** Returns how many pixels to lift a box so that it covers none of the others; 0 if it covers none already. */
export function overlapOffset(box: Rect, others: readonly Rect[]): number {
  let lift = 0
  for (const other of [...others].sort((a, b) => b.bottom - a.bottom)) {
    const isBeside = other.right <= box.left || other.left >= box.right
    const isApart = other.top >= box.bottom - lift || other.bottom <= box.top - lift
    if (!isBeside && !isApart) lift = box.bottom - other.top + GAP
  }
  return lift
}
