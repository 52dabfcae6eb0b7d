import { TAU } from './geometry.ts'
import { PATINA, PLASTER, SIGNAL } from './inks.ts'
import { seededRandom } from './seeded-random.ts'
import { type StarTrail, type Tones, toneFor } from './trails.ts'

/** The most arcs that a sky may have and still turn smoothly on a phone. */
export const MAX_TRAILS = 1500

const TONES: Tones = [
  ['#56698f', 0.74],
  ['#8fa5cf', 0.15],
  [PLASTER, 0.07],
  [PATINA, 0.025],
  [SIGNAL, 0.015],
]

/** A box in CSS pixels, and the pole around which its sky turns. The pole may be outside the box. */
export type SkyBox = {
  readonly seed: number
  readonly width: number
  readonly height: number
  readonly poleX: number
  readonly poleY: number
  readonly gap?: number // mean distance between rings
}

/**
 * Returns the stars around the full stop of a heading. The stars have no sweep: their sweep is the exposure, which
 * grows over time.
 */
export function skyPlan({ gap = 4.2, ...sky }: SkyBox): readonly StarTrail[] {
  const roll = seededRandom(sky.seed)
  const maxRadius = farthestCorner(sky)
  const plan: StarTrail[] = []
  for (let ring = 16; ring < maxRadius; ring += gap * (0.55 + roll() * 0.9)) {
    const count = 1 + Math.floor(ring / 260 + roll())
    for (let star = 0; star < count; star++) {
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
  return thinOut(inBox(plan, sky))
}

/** Returns the fainter sky behind the sections of a long page: one tone, wide rings, no star near the pole. */
export function driftPlan({ gap = 22, ...sky }: SkyBox): readonly StarTrail[] {
  const roll = seededRandom(sky.seed)
  const maxRadius = farthestCorner(sky)
  const plan: StarTrail[] = []
  for (let ring = 160; ring < maxRadius; ring += gap * (0.5 + roll())) {
    const count = 1 + Math.floor(ring / 420 + roll())
    for (let star = 0; star < count; star++) {
      const brightness = roll() ** 3
      const [radius, start] = [ring + roll() * 8, roll() * TAU]
      plan.push({ radius, start, tone: '#6f82a6', width: 0.6 + brightness * 0.7, alpha: 0.08 + brightness * 0.16 })
    }
  }
  return thinOut(inBox(plan, sky))
}

function farthestCorner({ width, height, poleX, poleY }: SkyBox): number {
  return Math.hypot(Math.max(poleX, width - poleX), Math.max(poleY, height - poleY))
}

/** Removes the rings that never reach into the box. There are such rings if the pole is outside it. */
function inBox(plan: readonly StarTrail[], { width, height, poleX, poleY }: SkyBox): readonly StarTrail[] {
  const nearest = Math.hypot(Math.max(0, -poleX, poleX - width), Math.max(0, -poleY, poleY - height))
  return plan.filter((trail) => trail.radius >= nearest)
}

/** Removes stars evenly from all rings, so that a large sky is sparser everywhere rather than empty at its edge. */
function thinOut(plan: readonly StarTrail[]): readonly StarTrail[] {
  if (plan.length <= MAX_TRAILS) return plan
  const step = MAX_TRAILS / plan.length
  return plan.filter((_, i) => Math.floor((i + 1) * step) > Math.floor(i * step))
}
