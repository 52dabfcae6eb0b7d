/** A rectangle of the view, in CSS pixels. */
export type Rect = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** Between what floats and what it makes room for, in CSS pixels. */
const GAP = 8

/** Returns by how many pixels a box must be lifted so that it lies over none of the others; 0 where it does not. */
export function overlapOffset(box: Rect, others: readonly Rect[]): number {
  let lift = 0
  for (const other of [...others].sort((a, b) => b.bottom - a.bottom)) {
    const isBeside = other.right <= box.left || other.left >= box.right
    const isApart = other.top >= box.bottom - lift || other.bottom <= box.top - lift
    if (!isBeside && !isApart) lift = box.bottom - other.top + GAP
  }
  return lift
}
