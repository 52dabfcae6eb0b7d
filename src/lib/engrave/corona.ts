import { arc, at, type Circle, rad, round, segment, TAU } from './geometry.ts'
import { GROUND_DEEP, LINE_STRONG, PLASTER, SIGNAL } from './inks.ts'
import { seededRandom } from './seeded-random.ts'

type CoronaOptions = Circle & {
  readonly rays?: number
  readonly seed?: number
  readonly tone?: string
  readonly hot?: string
  readonly dim?: string
}

/** Draws a dark disc with a crown of rays. The lengths of rays follow a slow wave, and every third ray is bright. */
export function corona(options: CoronaOptions): string {
  const { cx, cy, r, rays = 220, seed = 1, tone = PLASTER, hot = SIGNAL, dim = LINE_STRONG } = options
  const roll = seededRandom(seed)
  const waves = 3 + (seed % 4)
  let bright = ''
  let faint = ''
  for (let i = 0; i < rays; i++) {
    const angle = (TAU * i) / rays
    const wave = (0.5 + 0.5 * Math.cos(waves * angle + (seed % 6))) ** 2
    const length = r * (0.16 + 0.34 * wave + roll() * 0.1)
    const ray = segment(at(cx, cy, r * 1.03, angle), at(cx, cy, r * 1.03 + length, angle))
    if (i % 3) faint += ray
    else bright += ray
  }
  const disc = `cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${GROUND_DEEP}"`
  const glint = arc(cx, cy, r * 0.94, rad(200), rad(27))
  return (
    `<path d="${faint}" stroke="${dim}" stroke-width="1"/><path d="${bright}" stroke="${tone}" stroke-width="1.3"/>` +
    `<circle ${disc} stroke="${tone}" stroke-width="1.4"/>` +
    `<path d="${glint}" stroke="${hot}" stroke-width="${round(r * 0.03)}" fill="none" stroke-linecap="round"/>`
  )
}
