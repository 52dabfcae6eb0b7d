import { arc, at, limb, type Point, rad, round } from './geometry.ts'
import { LINE_STRONG, PLASTER, SIGNAL, STARS } from './inks.ts'
import { seededRandom } from './seeded-random.ts'

/** The plate. The horizon is a little above its bottom edge, so that stars on the horizon are not cut off. */
export const EXPOSURE = { w: 1312, h: 482, horizon: 470 } as const

const CENTRE = { x: 440, y: EXPOSURE.horizon }
const FIRST_RADIUS = 110 // radius of the first trail
const RING_STEP = 64 // from one trail to the next, for up to eight trails
const MAX_SPAN = 448 // the largest distance from the first trail to the last
const TONES = [PLASTER, STARS.o, STARS.a] as const

/** Where an event's trail begins: percent of the plate, and degrees on its circle (180 is the first month). */
type ExposurePlace = { readonly x: number; readonly y: number; readonly angle: number }

/** Returns the places of events, given in months since the first event. The last is at the right end of the horizon. */
export function exposurePlaces(months: readonly number[]): readonly ExposurePlace[] {
  return months.map((month, ring) => {
    const angle = 180 + 180 * shareOf(month, months)
    const [x, y] = ringOf(ring, months.length, rad(angle))
    return { x: round((100 * x) / EXPOSURE.w), y: round((100 * y) / EXPOSURE.h), angle }
  })
}

/** Returns the point at an angle (radians) on an event's circle; rings are counted from the innermost. */
export function ringOf(ring: number, count: number, angle: number): Point {
  return at(CENTRE.x, CENTRE.y, FIRST_RADIUS + stepOf(count) * ring, angle)
}

/** Draws one exposure: the trail of an event is as long as the time since the event. All trails end on the horizon. */
export function exposure(months: readonly number[]): string {
  const trails = new Map<string, string>(TONES.map((tone) => [tone, '']))
  let stars = ''
  for (const [ring, { angle }] of exposurePlaces(months).entries()) {
    const radius = FIRST_RADIUS + stepOf(months.length) * ring
    const tone = TONES[ring % TONES.length] ?? PLASTER
    const isNow = angle === 360
    if (!isNow) trails.set(tone, trails.get(tone) + arc(CENTRE.x, CENTRE.y, radius, rad(angle), rad(360 - angle)))
    const [x, y] = at(CENTRE.x, CENTRE.y, radius, rad(angle))
    stars += `<circle cx="${x}" cy="${y}" r="${isNow ? 8 : 5}" fill="${isNow ? SIGNAL : PLASTER}"/>`
  }
  const trailPaths = [...trails].map(([tone, d]) => `<path d="${d}" stroke="${tone}" stroke-width="1.9"/>`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EXPOSURE.w} ${EXPOSURE.h}" fill="none" stroke-linecap="round">` +
    `<path d="${otherStars(months)}" stroke="#56698f" stroke-opacity=".55"/>${clock(months)}${trailPaths}${stars}` +
    `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="5" fill="#081020" stroke="${PLASTER}" stroke-width="1.3"/></svg>`
  )
}

function stepOf(count: number): number {
  return Math.min(RING_STEP, MAX_SPAN / Math.max(1, count - 1))
}

function shareOf(month: number, months: readonly number[]): number {
  return month / (months.at(-1) || 1)
}

/** Draws the dial at the centre: a long tick for each month, and three short ones between. */
function clock(months: readonly number[]): string {
  const r = FIRST_RADIUS - 42
  const edge = (per: number, len: number) =>
    limb(CENTRE.x, CENTRE.y, r, { count: (months.at(-1) || 1) * per, from: 180, to: 360, len })
  return (
    `<path d="${edge(4, -5)}" stroke="#33466a"/>` +
    `<path d="${edge(1, -12)}${arc(CENTRE.x, CENTRE.y, r, rad(180), rad(180))}" stroke="${LINE_STRONG}"/>`
  )
}

/**
 * Returns the trails of unnamed stars as path data. A trail begins after the event on the next ring inside it and after
 * that event's text, so that it does not cross the text.
 */
function otherStars(months: readonly number[]): string {
  const roll = seededRandom(2024)
  const angles = exposurePlaces(months).map(({ angle }) => angle)
  let d = ''
  const step = stepOf(months.length)
  for (let r = FIRST_RADIUS - 30; r < FIRST_RADIUS + step * months.length - 40; r += 7 + roll() * 9) {
    const innerAngle = angles[Math.floor((r - FIRST_RADIUS) / step)] ?? 180
    const textDegrees = innerAngle > 270 && innerAngle < 340 ? 14 : 4
    const from = Math.max(180 + roll() * 150, innerAngle + textDegrees)
    const sweep = Math.min(14 + roll() * 22, 358 - from)
    if (sweep > 3) d += arc(CENTRE.x, CENTRE.y, r, rad(from), rad(sweep))
  }
  return d
}
