import { armillary } from './armillary.ts'
import { corona } from './corona.ts'
import { dial } from './dial.ts'
import { round } from './geometry.ts'
import { gnomon } from './gnomon.ts'
import { LINE_MOON, LINE_PLATE, PLASTER, SIGNAL } from './inks.ts'
import type { Instrument } from './instruments.ts'
import { moon } from './moon.ts'
import { orbits } from './orbits.ts'
import { phases } from './phases.ts'
import { ripples } from './ripples.ts'
import { rosette } from './rosette.ts'
import { sun } from './sun.ts'

type Stage = {
  readonly w: number
  readonly h: number
  readonly cx: number
  readonly cy: number
  readonly r: number
  readonly size: number // 0.8, 1.15 or 1.6
  readonly side: 1 | -1 // left (-1) or right (1) of the plate's middle
  readonly seed: number
  readonly tint: string
  readonly roll: () => number // the cover's random numbers, the first of which are already used
}

/** Draws the instrument of a cover, varied by the random numbers of the cover. */
export function coverArt(kind: Instrument, stage: Stage): string {
  const { w, h, cx, cy, r, size, side, seed, tint, roll } = stage
  const common = { cx, cy, seed, tone: PLASTER, hot: SIGNAL, dim: LINE_PLATE }
  const horizon = `<path d="M0 ${round(h * 0.83)}H${w}" stroke="${PLASTER}" stroke-width="1.4"/>`
  switch (kind) {
    case 'moon': {
      const lines = Math.round(54 * Math.sqrt(size))
      return moon({ cx, cy, r: r * 1.02, phase: 0.3 + roll() * 0.4, lines, dark: LINE_MOON, steps: 22 })
    }
    case 'dial':
      return dial({ ...common, r: r * 1.04, share: 0.18 + roll() * 0.4, from: -90 - roll() * 60, rings: 6 })
    case 'rosette': {
      const point = `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r * 0.05)}" fill="${SIGNAL}"/>`
      const curve = { petals: 5 + (seed % 6), depth: 0.2 + roll() * 0.16, copies: 26, o: 0.8, w: 0.9 }
      return rosette({ cx, cy, r: r * 1.12, ...curve }) + point
    }
    case 'orbits':
      return orbits({ ...common, r: r * 1.5, n: 8, ratio: 0.36 + roll() * 0.14 })
    case 'ripples':
      return ripples({ ...common, r: r * 1.05, n: 24, spread: 0.3 + roll() * 0.16, cold: tint })
    case 'armillary':
      return armillary({ ...common, r: r * 0.9, lean: 27 * -side })
    case 'gnomon':
      return gnomon({ ...common, cx: cx + h * 0.2 * side, base: h * 0.83, h: h * 0.62, dir: side, steps: 18 }) + horizon
    case 'sun':
      return sun({ cx, cy: h * 0.83, r: h * 0.42, bands: 30 }) + horizon
    case 'corona':
      return corona({ ...common, r: r * 0.66 })
    case 'phases':
      return phases({ cx: w * 0.5, cy: h * 0.47, r: h * 0.21 })
  }
}
