import { at, type Circle, limb, rad, round, segment, TAU } from './geometry.ts'
import { LINE_STRONG, PLASTER, SIGNAL } from './inks.ts'

type DialOptions = Circle & {
  readonly rings?: number
  readonly from?: number // degrees, where the sector begins
  readonly share?: number // of a turn
  readonly tone?: string
  readonly hot?: string
  readonly dim?: string
}

/** Draws concentric rings with graduated edges, a hatched sector, and a hand at its end. */
export function dial(options: DialOptions): string {
  const { cx, cy, r, rings = 5, from = -90, share = 0.3, tone = PLASTER, hot = SIGNAL, dim = LINE_STRONG } = options
  let edges = ''
  for (let i = 0; i < rings; i++) {
    const reach = r * (1 - i * 0.17)
    const ticks = limb(cx, cy, reach, { count: 120 - i * 20, len: r * 0.022, every: 10, long: r * 0.05 })
    const [colour, width] = i === 0 ? [tone, 1.4] : [dim, 0.8]
    edges += `<circle cx="${cx}" cy="${cy}" r="${round(reach)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
    edges += `<path d="${ticks}" stroke="${i % 2 ? dim : tone}" stroke-width=".9" fill="none"/>`
  }
  const endAngle = rad(from) + TAU * share
  const [px, py] = at(cx, cy, r * 1.07, endAngle)
  return (
    `${edges}<path d="${hatching(options, from, share)}" stroke="${tone}" stroke-width="1" stroke-opacity=".8" fill="none"/>` +
    `<path d="${segment(at(cx, cy, r * 0.1, endAngle), [px, py])}" stroke="${hot}" stroke-width="1.6"/>` +
    `<circle cx="${px}" cy="${py}" r="${round(r * 0.028)}" fill="${hot}"/>`
  )
}

function hatching({ cx, cy, r }: Circle, from: number, share: number): string {
  const strokes = 46 * share * 2
  let d = ''
  for (let k = 0; k <= strokes; k++) {
    const angle = rad(from) + (TAU * share * k) / strokes
    d += segment(at(cx, cy, r * 0.49, angle), at(cx, cy, r * 0.83, angle))
  }
  return d
}
