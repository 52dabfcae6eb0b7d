import { arc, rad, round, TAU } from './geometry.ts'
import { seededRandom } from './seeded-random.ts'

/** The path of a star around a pole, which the caller chooses. Angles are in radians, clockwise from the right. */
export type StarTrail = {
  readonly radius: number
  readonly start: number
  readonly sweep?: number // if missing: the sweep of the exposure
  readonly tone: string
  readonly width: number
  readonly alpha: number
}

/** Tones with their shares. A random number beyond the sum of the shares gives the first tone. */
export type Tones = readonly [Tone, ...Tone[]]
type Tone = readonly [tone: string, share: number]

export type TrailOptions = {
  readonly seed: number
  readonly r0: number
  readonly r1: number
  readonly gap: number // mean distance between trails
  readonly sweep: number // degrees
  readonly tones: Tones
  readonly alpha?: number
  readonly extra?: number // chance of a second star at the same distance
}

/** Returns the tone for a random number from 0 to 1. */
export function toneFor(tones: Tones, random: number): string {
  let remaining = random
  for (const [tone, share] of tones) {
    if (remaining < share) return tone
    remaining -= share
  }
  return tones[0][0]
}

/** Plans the trails of an engraved sky in three weights, all with the same angle as in a real exposure. */
export function planTrails(options: TrailOptions): readonly StarTrail[] {
  const { seed, r0, r1, gap, sweep, tones, alpha = 1, extra = 0.5 } = options
  const roll = seededRandom(seed)
  const plan: StarTrail[] = []
  for (let radius = r0; radius < r1; radius += gap * (0.55 + roll() * 0.9)) {
    // The published drawings depend on the order of random numbers, so the condition takes a new one each time.
    for (let star = 0; star < (roll() < extra ? 2 : 1); star++) {
      const tone = toneFor(tones, roll())
      const { width, strength } = weight(roll() ** 2.1)
      plan.push({
        radius,
        start: roll() * TAU,
        sweep: rad(sweep),
        tone,
        width,
        alpha: round(strength * alpha * 100) / 100,
      })
    }
  }
  return plan
}

/** Draws trails as SVG paths around a pole, one path per tone and weight. The caller clips them. */
export function trailPaths(plan: readonly StarTrail[], cx: number, cy: number): string {
  const paths = new Map<string, string>()
  for (const trail of plan) {
    const attributes = `stroke="${trail.tone}" stroke-width="${trail.width}" stroke-opacity="${trail.alpha}"`
    paths.set(
      attributes,
      (paths.get(attributes) ?? '') + arc(cx, cy, trail.radius, trail.start, trail.sweep ?? rad(27)),
    )
  }
  return [...paths].map(([attributes, d]) => `<path d="${d}" ${attributes}/>`).join('')
}

/** Draws a group of trails to go behind a drawing. */
export function trails(options: TrailOptions & { readonly cx: number; readonly cy: number }): string {
  return `<g fill="none" stroke-linecap="round" >${trailPaths(planTrails(options), options.cx, options.cy)}</g>`
}

function weight(brightness: number) {
  if (brightness > 0.5) return { width: 1.5, strength: 0.85 }
  if (brightness > 0.18) return { width: 1, strength: 0.5 }
  return { width: 0.6, strength: 0.28 }
}
