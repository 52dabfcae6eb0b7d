import { at, type Circle, segment, TAU } from './geometry.ts'
import { LINE_STRONG, PLASTER, SIGNAL, STARS } from './inks.ts'

/** How many leads are left on each ring, from the edge inwards. Each ring keeps half of the one before. */
const STEPS: readonly number[] = [64, 32, 16, 8, 4]

/** Draws leads that enter at the edge and move inwards; the one that remains is the signal in the middle. */
export function funnel({ cx, cy, r }: Circle, steps: readonly number[] = STEPS): string {
  const lead = (ring: number, count: number, i: number) =>
    at(cx, cy, ringRadius(r, ring), (TAU * (i + 0.5)) / count - TAU / 4)
  let rings = ''
  let paths = ''
  let leads = ''
  for (const [ring, count] of steps.entries()) {
    rings += `<circle cx="${cx}" cy="${cy}" r="${ringRadius(r, ring)}"/>`
    const tone = ring > 2 ? PLASTER : ring > 0 ? STARS.a : LINE_STRONG
    const size = Math.round((2.2 + ring * 0.8) * 10) / 10
    for (let i = 0; i < count; i++) {
      const [x, y] = lead(ring, count, i)
      leads += `<circle cx="${x}" cy="${y}" r="${size}" fill="${tone}"/>`
      // Every second lead goes on to the next ring.
      if (i % 2 === 0 && ring < steps.length - 1) paths += segment([x, y], lead(ring + 1, count / 2, i / 2))
    }
  }
  return (
    `<g stroke="#33466a">${rings}</g><path d="${paths}" stroke="${LINE_STRONG}" stroke-width=".9"/>${leads}` +
    `<circle cx="${cx}" cy="${cy}" r="${Math.round(r * 0.05 * 10) / 10}" fill="${SIGNAL}"/>`
  )
}

function ringRadius(r: number, ring: number): number {
  return Math.round(r * (1 - ring * 0.19) * 10) / 10
}
