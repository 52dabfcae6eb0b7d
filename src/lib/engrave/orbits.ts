import { type Circle, round, segment, TAU } from './geometry.ts'
import { LINE_STRONG, PLASTER, SIGNAL } from './inks.ts'
import { seededRandom } from './seeded-random.ts'

type OrbitsOptions = Circle & {
  readonly n?: number
  readonly seed?: number
  readonly ratio?: number // height of an orbit for a width of 1
  readonly tilt?: number // degrees
  readonly tone?: string
  readonly dim?: string
  readonly hot?: string
}

/** Draws tilted ellipses with a body on each. The last body but one is in signal; the outermost ellipse has ticks. */
export function orbits(options: OrbitsOptions): string {
  const { cx, cy, r, n = 6, seed = 1, ratio = 0.42, tilt = -27 } = options
  const { tone = PLASTER, dim = LINE_STRONG, hot = SIGNAL } = options
  const roll = seededRandom(seed)
  let drawing = ''
  for (let i = 0; i < n; i++) {
    const reach = r * (0.22 + (0.78 * (i + 1)) / n)
    const [colour, width] = i % 3 === n % 3 ? [tone, 1.2] : [dim, 0.8]
    const size = `rx="${round(reach)}" ry="${round(reach * ratio)}"`
    drawing += `<ellipse ${size} fill="none" stroke="${colour}" stroke-width="${width}"/>`
    const angle = roll() * TAU
    const body = 3 + roll() * r * 0.035
    const [x, y] = [round(reach * Math.cos(angle)), round(reach * ratio * Math.sin(angle))]
    drawing += `<circle cx="${x}" cy="${y}" r="${round(body)}" fill="${i === n - 2 ? hot : tone}"/>`
    if (i === n - 1) drawing += `<path d="${ticks(reach, ratio)}" stroke="${dim}" stroke-width=".8"/>`
  }
  const centre = `<circle r="${round(r * 0.07)}" fill="${tone}"/>`
  return `<g transform="translate(${cx} ${cy}) rotate(${tilt})">${drawing}${centre}</g>`
}

function ticks(reach: number, ratio: number): string {
  let d = ''
  for (let k = 0; k < 160; k++) {
    const angle = (TAU * k) / 160
    const out = k % 10 ? 1.02 : 1.05
    d += segment(
      [round(reach * Math.cos(angle)), round(reach * ratio * Math.sin(angle))],
      [round(reach * out * Math.cos(angle)), round(reach * ratio * out * Math.sin(angle))],
    )
  }
  return d
}
