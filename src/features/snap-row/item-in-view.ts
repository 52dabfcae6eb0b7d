/** Offsets in px: the start of each item, the current scroll position, and the largest possible one. */
type Row = { readonly starts: readonly number[]; readonly at: number; readonly most: number }

/** A tolerance, because browsers round the scroll position. */
const ROUNDING_PX = 2

/** Returns the number of the first item in view, from 1. At the end of the row it is that of the last item. */
export function itemInView({ starts, at, most }: Row): number {
  if (most > 0 && at >= most - ROUNDING_PX) return starts.length
  const halves = starts.map((start, index) => (start + (starts[index + 1] ?? start)) / 2)
  const passed = halves.findLastIndex((half) => at > half)
  return Math.min(passed + 2, starts.length)
}

/** Returns the scroll position of the next or the previous item, or null at the end of the row. */
export function nextStart({ starts, at, most }: Row, direction: 1 | -1): number | null {
  if (direction === 1)
    return at >= most - ROUNDING_PX ? null : (starts.find((start) => start > at + ROUNDING_PX) ?? null)
  return starts.findLast((start) => start < at - ROUNDING_PX) ?? null
}
