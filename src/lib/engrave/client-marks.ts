import { arc, at, rad, TAU } from './geometry.ts'
import { hash } from './seeded-random.ts'

/** Marks that show the meaning of a name, on a grid of 24: a water jug, a north arrow, a flower, a kite, a lantern. */
const marks = {
  surahi: 'M10 3h4M11 3v5.5c0 1.2-5 2.8-5 7.2C6 19 8.5 21 12 21s6-2 6-5.3c0-4.4-5-6-5-7.2V3M6.6 13.5h10.8',
  north: 'M3 20 12 3l9 17M7.2 12 12 16l4.8-4',
  marigold:
    'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M12 3v3.5M12 17.5V21M3 12h3.5M17.5 12H21M5.6 5.6l2.5 2.5M15.9 15.9l2.5 2.5M18.4 5.6l-2.5 2.5M8.1 15.9l-2.5 2.5',
  kite: 'M13 3 20 9 13 16 7 9zM13 3v13M7 9h13M13 16c-1 3-4 1.5-5 3s-2 2-4 2',
  lantern: 'M12 2.5V5M8 5h8l2 4-2 9H8L6 9zM6 9h12M12 5v13M9.5 21.5h5',
} as const

type Mark = keyof typeof marks

export const clientMarks = Object.keys(marks) as readonly Mark[]

/** Returns the strokes of the given mark, or of a mark that is derived from the name. */
export function clientMark(name: string, mark?: Mark): string {
  return mark ? marks[mark] : derivedMark(hash(name))
}

const CENTRE = 12
const REACH = 9

/** Returns one of 36 figures: an outline with three to six corners, or a ring, filled with spokes or an outline. */
function derivedMark(seed: number): string {
  const corners = seed % 5 === 0 ? 0 : 2 + (seed % 5)
  const innerIndex = (seed >>> 6) % 4
  const turn = corners === 0 ? rad(27) : ((seed >>> 9) % 2) * (TAU / corners / 2)
  const sides = corners || 5
  const point = (index: number, reach: number) =>
    at(CENTRE, CENTRE, reach, turn - TAU / 4 + (TAU * index) / sides).join(' ')
  const outline = (reach: number) =>
    corners === 0
      ? `${arc(CENTRE, CENTRE, reach, 0, TAU / 2)}${arc(CENTRE, CENTRE, reach, TAU / 2, TAU / 2)}`
      : `M${Array.from({ length: corners }, (_, index) => point(index, reach)).join('L')}z`
  const spokes = (from: number, to: number) =>
    Array.from({ length: sides }, (_, index) => `M${point(index, from)}L${point(index, to)}`).join('')
  const inner = [spokes(0, REACH), outline(REACH / 2.2), spokes(REACH / 2.2, REACH), `${spokes(2.5, REACH / 1.8)}`]
  return `${outline(REACH)}${inner[innerIndex]}`
}
