import { round } from './geometry.ts'
import { GROUNDS, PLASTER, plate, SIGNAL, SPECTRA } from './inks.ts'
import { hash, pick } from './seeded-random.ts'
import { trails } from './trails.ts'

/** The still point, as shares of the plate's width and height. The initials end just before it. */
export const PERSON_POINT = { x: 0.83, y: 0.8 } as const

type PersonSkyOptions = {
  readonly w?: number
  readonly h?: number
  readonly id?: string // must differ if a page shows a person twice
  readonly ink?: number // index in a list of people, so that neighbours differ
}

/** Draws the portrait of a person without a photograph: ground, sky and still point. The caller adds the initials. */
export function personSky(name: string, { w = 480, h = 600, id = name, ink }: PersonSkyOptions = {}): string {
  const seed = hash(name)
  const [cx, cy] = [w * PERSON_POINT.x, h * PERSON_POINT.y]
  const sky = trails({
    seed,
    cx,
    cy,
    r0: w * 0.05,
    r1: Math.hypot(w, h),
    gap: w * 0.0125,
    sweep: 27 + (seed % 27),
    tones: [
      ['#6a7ea9', 0.74],
      [pick(SPECTRA, seed >>> 4), 0.18],
      [PLASTER, 0.08],
    ],
    alpha: 0.95,
    extra: 0.45,
  })
  const point = `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(w * 0.028)}" fill="${SIGNAL}"/>`
  const key = `p${(hash(id) % 46656).toString(36)}`
  return plate({ w, h, key, ground: pick(GROUNDS, ink ?? seed), fit: 'xMidYMax slice', drawing: sky + point })
}
