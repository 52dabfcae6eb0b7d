import { rad } from '#lib/engrave/geometry.ts'

/** The angle a star travels while the shutter is open, in radians; the identity's own (art direction §5). */
export const FULL_SWEEP = rad(27)

/** The fainter sky behind the sections is exposed for less long. */
export const DRIFT_SWEEP = FULL_SWEEP * 0.7

/** A canvas of at most this many pixels a side: a large screen's sky is drawn coarser rather than heavier. */
const LARGEST_CANVAS_PX = 1600

type Box = { readonly width: number; readonly height: number }

/** The disc that a sky around (x, y) needs to cover a box while it turns, in CSS pixels. */
export function discAround({ width, height }: Box, x: number, y: number) {
  const radius = Math.hypot(Math.max(x, width - x), Math.max(y, height - y))
  return { radius, side: 2 * radius, left: x - radius, top: y - radius }
}

/** Canvas pixels for one CSS pixel. */
export function scaleOf(side: number, pixelRatio: number): number {
  return Math.min(pixelRatio, 2, LARGEST_CANVAS_PX / Math.max(1, side))
}
