import { arc, rad } from '#lib/engrave/geometry.ts'
import type { StarTrail } from '#lib/engrave/trails.ts'

/** The angle a star travels while the shutter is open, in radians; the identity's own (art direction §5). */
export const FULL_SWEEP = rad(27)

/** The fainter sky behind the sections is exposed for less long. */
export const DRIFT_SWEEP = FULL_SWEEP * 0.7

type Box = { readonly width: number; readonly height: number }

/** The disc that a sky around (x, y) needs to cover a box while it turns, in CSS pixels. */
export function discAround({ width, height }: Box, x: number, y: number) {
  const radius = Math.hypot(Math.max(x, width - x), Math.max(y, height - y))
  return { radius, side: 2 * radius, left: x - radius, top: y - radius }
}

/** Trails around the middle of a disc, as one picture of a layer each. */
export function trailLayers(trails: readonly StarTrail[], side: number, sweep: number) {
  const layers = trails.map(({ radius, start, tone, width, alpha }) => ({
    pages: [arc(0, 0, radius, start, sweep)],
    ink: tone,
    width,
    alpha,
  }))
  return { side, tiltDegrees: 0, frameMs: null, layers }
}
