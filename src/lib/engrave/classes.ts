import { at, type Circle, rad, segment, TAU } from './geometry.ts'
import { LINE_STRONG, PLASTER, SIGNAL } from './inks.ts'
import { seededRandom } from './seeded-random.ts'

/** The number of yearly classes. */
const CLASSES = 14
const POINTS = 90 // along a ring

/** Draws the cross-section of a tree with one ring for every class; the bark is the newest class. */
export function classes({ cx, cy, r }: Circle, count = CLASSES): string {
  const roll = seededRandom(5)
  const [turn, ripple] = [roll() * 6, roll() * 6]
  let rings = ''
  for (let ring = 0; ring < count; ring++) {
    const reach = r * 0.1 + (r * 0.9 * (ring + 1)) / count
    const swell = (angle: number) =>
      1 + 0.05 * Math.sin(3 * angle + turn) * (0.4 + ring / count) + 0.025 * Math.sin(7 * angle + ripple + ring * 0.25)
    const points = Array.from({ length: POINTS }, (_, i) => {
      const angle = (TAU * i) / POINTS
      return at(cx, cy, reach * swell(angle), angle).join(' ')
    })
    const isBark = ring === count - 1
    const tone = isBark ? PLASTER : ring % 4 === 3 ? '#93a8d0' : LINE_STRONG
    rings += `<path d="M${points.join('L')}Z" stroke="${tone}" stroke-width="${isBark ? 1.6 : 0.9}"/>`
  }
  return (
    `${rings}<path d="${cracks(cx, cy, r)}" stroke="#33466a" stroke-width="1.2"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${Math.round(r * 0.045 * 10) / 10}" fill="${SIGNAL}"/>`
  )
}

/** Returns the drying cracks along the rays of the wood, as path data. */
function cracks(cx: number, cy: number, r: number): string {
  let d = ''
  for (let i = 0; i < 5; i++) {
    const angle = rad(20 + i * 71)
    d += segment(at(cx, cy, r * 0.2, angle), at(cx, cy, r * 0.9, angle + 0.1))
  }
  return d
}
