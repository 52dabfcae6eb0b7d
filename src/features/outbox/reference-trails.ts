import { arc, limb, rad } from '#lib/engrave/geometry.ts'
import { ALPHABET } from './item.ts'

/** The width and height of the drawing. */
export const SIZE = 96
const CENTER = SIZE / 2
const [LIMB_RADIUS, INNER_RADIUS, TRAIL_GAP] = [47, 8, 4.5]
/** The angle of every trail of the site, in degrees. */
const SWEEP = 27

/** A graduated edge with one tick for each character that a reference may have. */
export const limbPath = limb(CENTER, CENTER, LIMB_RADIUS, {
  count: ALPHABET.length,
  from: -90,
  to: 270,
  len: 2.5,
  every: 8,
  long: 5,
})

/**
 * Draws a reference as star trails: one for each character from the inside out, which begins below the tick of its
 * character. No two references have the same drawing.
 */
export function referenceTrails(reference: string): string {
  const places = [...reference.replace('MR-', '')].map((character) => ALPHABET.indexOf(character))
  const trails = places.map((place, index) =>
    arc(CENTER, CENTER, INNER_RADIUS + index * TRAIL_GAP, rad((360 * place) / ALPHABET.length - 90), rad(SWEEP)),
  )
  return trails.join('')
}
