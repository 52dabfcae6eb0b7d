import { arc, at, limb, rad, TAU } from './geometry.ts'
import { LINE, LINE_STRONG, PATINA, PLASTER, SIGNAL } from './inks.ts'
import { trails } from './trails.ts'

/** The side of the orbit's square box. */
export const ORBIT_BOX = 700
/** The radii of the orbit's limb, of its stars and of the arcs of its layers. */
export const ORBIT = { limb: 340, stars: 312, layers: 262 } as const

const CENTRE = ORBIT_BOX / 2
const TICKS_PER_TECHNOLOGY = 12 // of the limb, for every technology
const MIN_TICKS = 180

/** Returns the angle of one of `count` points spread evenly over a circle, clockwise from the top, in radians. */
export function orbitAngle(index: number, count: number): number {
  return (TAU * index) / count - TAU / 4
}

/** Draws the fixed part of the orbit: the graduated limb, the track, a small sky and the point in the centre. */
export function techDial(count: number): string {
  const ticksPerTechnology = TICKS_PER_TECHNOLOGY * Math.max(1, Math.ceil(MIN_TICKS / TICKS_PER_TECHNOLOGY / count))
  const middle = { cx: CENTRE, cy: CENTRE }
  const ticks = limb(CENTRE, CENTRE, ORBIT.limb, {
    count: count * ticksPerTechnology,
    len: 5,
    every: ticksPerTechnology,
    long: 11,
    from: -90,
    to: 270,
  })
  const ring = (r: number, stroke: string) => `<circle cx="${CENTRE}" cy="${CENTRE}" r="${r}" stroke="${stroke}"/>`
  const sky = trails({
    ...middle,
    seed: 17,
    r0: 22,
    r1: 172,
    gap: 4.6,
    sweep: 27,
    tones: [
      ['#56698f', 0.7],
      ['#93a8d0', 0.16],
      [PLASTER, 0.09],
      [PATINA, 0.05],
    ],
    extra: 0.7,
  })
  return (
    `<g fill="none">${ring(ORBIT.stars, LINE)}<path d="${ticks}" stroke="${LINE_STRONG}" stroke-width=".9"/>` +
    `${ring(ORBIT.limb, LINE_STRONG)}${sky}</g><circle cx="${CENTRE}" cy="${CENTRE}" r="8" fill="${SIGNAL}"/>`
  )
}

type Layer = { readonly count: number; readonly tint: string }

/** Draws the turning part of the orbit: an arc for every layer, and a star with a short trail for every technology. */
export function techArcs(layers: readonly Layer[]): string {
  const count = layers.reduce((sum, layer) => sum + layer.count, 0)
  let first = 0
  let drawing = ''
  for (const { count: layerCount, tint } of layers) {
    const from = orbitAngle(first - 0.36, count)
    const sweep = (TAU * (layerCount - 0.28)) / count
    drawing += `<path d="${arc(CENTRE, CENTRE, ORBIT.layers, from, sweep)}" stroke="${tint}" stroke-width="1.4"/>`
    let tails = ''
    for (let i = first; i < first + layerCount; i++) {
      const [x, y] = at(CENTRE, CENTRE, ORBIT.stars, orbitAngle(i, count))
      tails += tail(orbitAngle(i, count), Math.min(14, (0.67 * 360) / count))
      drawing += `<circle cx="${x}" cy="${y}" r="6.5" fill="${tint}"/>`
    }
    drawing += `<path d="${tails}" stroke="${tint}" stroke-opacity=".75" stroke-width="2" stroke-linecap="round"/>`
    first += layerCount
  }
  return `<g fill="none">${drawing}</g>`
}

/** Returns a trail that begins `before` degrees before its star and ends just before the star. */
function tail(angle: number, before: number): string {
  return arc(CENTRE, CENTRE, ORBIT.stars, angle - rad(before), rad((before * 9) / 14))
}
