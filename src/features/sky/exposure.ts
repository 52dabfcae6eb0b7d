import { arc, rad } from '#lib/engrave/geometry.ts'
import type { StarTrail } from '#lib/engrave/trails.ts'

/** The angle that a star travels during the exposure, in radians. It belongs to the visual identity of the site. */
export const FULL_SWEEP = rad(27)

/** The smaller angle in the fainter sky behind the sections, in radians. */
export const DRIFT_SWEEP = FULL_SWEEP * 0.7

type Size = { readonly width: number; readonly height: number }

/** Returns the smallest disc around (x, y) that covers a box of this size at every rotation, in CSS pixels. */
export function discAround({ width, height }: Size, x: number, y: number) {
  const radius = Math.hypot(Math.max(x, width - x), Math.max(y, height - y))
  return { radius, side: 2 * radius, left: x - radius, top: y - radius }
}

/** Returns the trails around the centre of a disc, as layers with a single frame each. */
export function trailLayers(trails: readonly StarTrail[], side: number, sweep: number) {
  const layers = trails.map(({ radius, start, tone, width, alpha }) => ({
    pages: [arc(0, 0, radius, start, sweep)],
    ink: tone,
    width,
    alpha,
  }))
  return { side, tiltDegrees: 0, frameMs: null, layers }
}
