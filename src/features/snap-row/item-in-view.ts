/** Lengths in px: where each item of a row begins, how far the row is scrolled, and how far it can be. */
type Row = { readonly starts: readonly number[]; readonly at: number; readonly most: number }

/** Browsers round where a row comes to rest. */
const ROUNDING_PX = 2

/** Returns which item is the first in view, counted from one; at the row's end it is the last, which may never come first. */
export function itemInView({ starts, at, most }: Row): number {
  if (most > 0 && at >= most - ROUNDING_PX) return starts.length
  const halves = starts.map((start, index) => (start + (starts[index + 1] ?? start)) / 2)
  const passed = halves.findLastIndex((half) => at > half)
  return Math.min(passed + 2, starts.length)
}

/** Returns where a row is scrolled to for the next item, or the one before; null at its end. */
export function nextStart({ starts, at, most }: Row, direction: 1 | -1): number | null {
  if (direction === 1)
    return at >= most - ROUNDING_PX ? null : (starts.find((start) => start > at + ROUNDING_PX) ?? null)
  return starts.findLast((start) => start < at - ROUNDING_PX) ?? null
}
