/** Offsets in px: the start of each item, the current scroll position, and the largest possible scroll position. */
type Row = { readonly starts: readonly number[]; readonly position: number; readonly maxPosition: number }

/** A tolerance, because browsers round the scroll position. */
const ROUNDING_PX = 2

/**
 * Returns the number, from 1, of the item whose start is nearest to the scroll position. At the end of the row, returns
 * the number of the last item.
 */
export function itemInView({ starts, position, maxPosition }: Row): number {
  if (maxPosition > 0 && position >= maxPosition - ROUNDING_PX) return starts.length
  const midpoints = starts.map((start, index) => (start + (starts[index + 1] ?? start)) / 2)
  const lastPassed = midpoints.findLastIndex((midpoint) => position > midpoint)
  return Math.min(lastPassed + 2, starts.length)
}

/** Returns the nearest start of an item after (1) or before (-1) the scroll position, or null if there is none. */
export function nextStart({ starts, position, maxPosition }: Row, direction: 1 | -1): number | null {
  if (direction === 1)
    return position >= maxPosition - ROUNDING_PX
      ? null
      : (starts.find((start) => start > position + ROUNDING_PX) ?? null)
  return starts.findLast((start) => start < position - ROUNDING_PX) ?? null
}
