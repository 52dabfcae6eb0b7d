import { arc, at, type Point, rad } from './geometry.ts'
import { PLASTER, RULE, STARS } from './inks.ts'
import { pick, seededRandom } from './seeded-random.ts'

const GROUND = '#081020'
const TONES: readonly [string, ...string[]] = ['#93a8d0', RULE, PLASTER, STARS.o]

/** Half the side of the sheet; the still point is at its centre. */
const HALF = 760
const SWEEP = 27 // degrees
const TRAILS = 50
const MAX_TRIES = 60

/** A job opening: its distance from the still point, its angle (degrees, clockwise from the right) and its tint. */
export type JobOpening = { readonly r: number; readonly degrees: number; readonly tint: string }

/** The boxes of the page's text relative to the still point: the heading, and the sentence below it. */
const TEXT_BOXES = [
  { left: -560, right: 40, top: -190, bottom: 70 },
  { left: -620, right: -120, top: 150, bottom: 400 },
] as const

/** Returns the point of a job opening in percent of the sheet, for the name beside it. */
export function jobOpeningPoint({ r, degrees }: Pick<JobOpening, 'r' | 'degrees'>): Point {
  const [x, y] = at(HALF, HALF, r, rad(degrees))
  return [x / ((2 * HALF) / 100), y / ((2 * HALF) / 100)]
}

/** Draws fifty trails for the people who work here, none of them across the text, and a ring for each opening. */
export function places(open: readonly JobOpening[], seed = 50): string {
  return sheet(`<g stroke-linecap="round">${people(seed)}</g>${rings(open)}`)
}

/** Draws the ring of one opening alone, on a sheet of the same size. */
export function openingRing(opening: JobOpening): string {
  return sheet(rings([opening]))
}

function sheet(drawing: string): string {
  const side = 2 * HALF
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}" fill="none">${drawing}</svg>`
}

const rings = (open: readonly JobOpening[]) => `<g stroke-width="1.6">${open.map(ring).join('')}</g>`

function people(seed: number): string {
  const roll = seededRandom(seed)
  for (let i = 0; i < 9; i++) roll()
  let drawing = ''
  for (let i = 0; i < TRAILS; i++) {
    const r = 96 + 620 * ((i + 0.5) / TRAILS) ** 0.8
    let from = roll() * 360
    for (let tries = 0; tries < MAX_TRIES && crossesText(r, from); tries++) from = roll() * 360
    const tone = pick(TONES, Math.floor(roll() * TONES.length))
    const width = roll() > 0.7 ? 2 : 1.4
    const [x, y] = at(HALF, HALF, r, rad(from + SWEEP))
    drawing +=
      `<path d="${arc(HALF, HALF, r, rad(from), rad(SWEEP))}" stroke="${tone}" stroke-width="${width}" stroke-opacity=".85"/>` +
      `<circle cx="${x}" cy="${y}" r="2.6" fill="${PLASTER}"/>`
  }
  return drawing
}

/** Returns whether one of ten points along a trail is on the page's text. */
function crossesText(r: number, from: number): boolean {
  for (let step = 0; step <= 9; step++) {
    const angle = rad(from + (step * SWEEP) / 9)
    const [x, y] = [r * Math.cos(angle), r * Math.sin(angle)]
    if (overlapsText(x, y)) return true
  }
  return false
}

/** Returns whether a point, relative to the still point, is on the page's text. */
export function overlapsText(x: number, y: number): boolean {
  return TEXT_BOXES.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)
}

/** Draws the trail of a job opening: dashed, with a dashed ring at its end. */
function ring({ r, degrees, tint }: JobOpening): string {
  const [x, y] = at(HALF, HALF, r, rad(degrees))
  const trail = arc(HALF, HALF, r, rad(degrees - SWEEP), rad(SWEEP - 2))
  return (
    `<path d="${trail}" stroke="${tint}" stroke-dasharray="2 7" stroke-linecap="round"/>` +
    `<circle cx="${x}" cy="${y}" r="11" fill="${GROUND}" stroke="${tint}" stroke-dasharray="3 3.9"/>`
  )
}
