import { TAU } from './geometry.ts'
import { PATINA, PLASTER, SIGNAL } from './inks.ts'
import { seededRandom } from './seeded-random.ts'
import { type StarTrail, type Tones, toneFor } from './trails.ts'

/** The most arcs that a sky may have and still turn smoothly on a phone. */
export const MOST_TRAILS = 1500

const TONES: Tones = [
  ['#56698f', 0.74],
  ['#8fa5cf', 0.15],
  [PLASTER, 0.07],
  [PATINA, 0.025],
  [SIGNAL, 0.015],
]

/** A box in CSS pixels and the pole its sky turns around, which may be outside. */
export type SkyBox = {
  readonly seed: number
  readonly width: number
  readonly height: number
  readonly poleX: number
  readonly poleY: number
  readonly gap?: number // mean distance between rings
}

/**
 * Returns the stars around the full stop of a heading, without sweeps: the exposure, which opens over time, gives
 * those.
 */
export function skyPlan({ gap = 4.2, ...sky }: SkyBox): readonly StarTrail[] {
  const roll = seededRandom(sky.seed)
  const far = farthest(sky)
  const plan: StarTrail[] = []
  for (let ring = 16; ring < far; ring += gap * (0.55 + roll() * 0.9)) {
    const many = 1 + Math.floor(ring / 260 + roll())
    for (let star = 0; star < many; star++) {
      const brightness = roll() ** 2.4
      plan.push({
        radius: ring + roll() * 2,
        start: roll() * TAU,
        tone: star > 0 && brightness < 0.5 ? TONES[0][0] : toneFor(TONES, roll()),
        width: 0.55 + brightness * 1.35,
        alpha: (0.2 + brightness * 0.7) * Math.min(1, 0.4 + ring / 300),
      })
    }
  }
  return thinned(visible(plan, sky))
}

/** Returns the fainter sky behind the sections of a long page: one tone, wide rings, no star near the pole. */
export function driftPlan({ gap = 22, ...sky }: SkyBox): readonly StarTrail[] {
  const roll = seededRandom(sky.seed)
  const far = farthest(sky)
  const plan: StarTrail[] = []
  for (let ring = 160; ring < far; ring += gap * (0.5 + roll())) {
    const many = 1 + Math.floor(ring / 420 + roll())
    for (let star = 0; star < many; star++) {
      const brightness = roll() ** 3
      const [radius, start] = [ring + roll() * 8, roll() * TAU]
      plan.push({ radius, start, tone: '#6f82a6', width: 0.6 + brightness * 0.7, alpha: 0.08 + brightness * 0.16 })
    }
  }
  return thinned(visible(plan, sky))
}

function farthest({ width, height, poleX, poleY }: SkyBox): number {
  return Math.hypot(Math.max(poleX, width - poleX), Math.max(poleY, height - poleY))
}

/** Removes rings around a pole outside the box that never reach into it. */
function visible(plan: readonly StarTrail[], { width, height, poleX, poleY }: SkyBox): readonly StarTrail[] {
  const nearest = Math.hypot(Math.max(0, -poleX, poleX - width), Math.max(0, -poleY, poleY - height))
  return plan.filter((trail) => trail.radius >= nearest)
}

/** Removes stars evenly from all rings, so that a large sky is sparser everywhere rather than empty at its edge. */
function thinned(plan: readonly StarTrail[]): readonly StarTrail[] {
  if (plan.length <= MOST_TRAILS) return plan
  const step = MOST_TRAILS / plan.length
  return plan.filter((_, i) => Math.floor((i + 1) * step) > Math.floor(i * step))
}
