import { at, rad } from './geometry.ts'
import { overlapsWords } from './places.ts'

/** A place around the still point, and the side of its name. */
export type Spot = { readonly r: number; readonly degrees: number; readonly isNamedLeft: boolean }
/** A spot without a name is a ring alone, because its name would overlap others. */
export type Placed = Spot & { readonly isNamed: boolean }
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

const ORBITS = [196, 254, 312, 371, 430, 489, 548, 600, 652] as const
const [FIRST_DEGREE, LAST_DEGREE] = [-40, 70]
/** The area of the sheet that is visible beside the heading at 1080 px and more, relative to the still point. */
const VIEW: Box = { left: 70, right: 850, top: -215, bottom: 330 }
/** The width of a letter in px of the sheet: names are 15 px high, and the sheet is shown at 75% or larger. */
const LETTER = 11.5
const HALF_LINE = 10
const TO_NAME = 27
const APART = 24
const RING = 11

/** A name to place: at `place` if given, else where there is room, on the orbit `r` if given. */
export type Wanted = { readonly label: string; readonly place?: Spot | undefined; readonly r?: number }

/**
 * Returns a place for each name. Names with a place keep it; the others go, in order, where the chart is emptiest.
 * About 25 names fit. The next 20 or so get a ring without a name, and then null.
 */
export function placesFor(wanted: readonly Wanted[]): readonly (Placed | null)[] {
  const boxes: Box[] = []
  const rings: Box[] = []
  const set = (label: string, spot: Spot, isNamed: boolean): Placed => {
    rings.push(ringOf(spot))
    if (isNamed) boxes.push(spotNameBox(label, spot))
    return { ...spot, isNamed }
  }
  const placed = wanted.map(({ label, place }) => (place ? set(label, place, true) : undefined))
  return wanted.map(({ label, r }, index) => {
    const own = placed[index]
    if (own) return own
    const free = spots(r === undefined ? ORBITS : [r]).filter(
      (spot) =>
        rings.every((ring) => boxGap(ringOf(spot), ring) > APART) &&
        boxes.every((box) => boxGap(ringOf(spot), box) > RING),
    )
    const named = free.filter((spot) => isFree(spotNameBox(label, spot), boxes, rings))
    const roomOf = (spot: Spot) =>
      Math.min(
        ...rings.map((ring) => boxGap(ringOf(spot), ring)),
        ...boxes.map((box) => boxGap(spotNameBox(label, spot), box)),
        400,
      )
    const best = (named.length > 0 ? named : free).reduce<Spot | null>(
      (most, spot) => (most && roomOf(most) >= roomOf(spot) ? most : spot),
      null,
    )
    return best && set(label, best, named.length > 0)
  })
}

/** Returns every place that a ring may have on these orbits. */
function spots(orbits: readonly number[]): readonly Spot[] {
  const degrees = Array.from({ length: (LAST_DEGREE - FIRST_DEGREE) / 2 + 1 }, (_, step) => FIRST_DEGREE + 2 * step)
  const all = orbits.flatMap((r) =>
    degrees.flatMap((angle) => [false, true].map((isNamedLeft) => ({ r, degrees: angle, isNamedLeft }))),
  )
  return all.filter((spot) => isInside(ringOf(spot)) && !overlapsWords(...pointOf(spot)))
}

function isFree(name: Box, boxes: readonly Box[], rings: readonly Box[]): boolean {
  if (!isInside(name) || overlapsWords(name.left, name.top) || overlapsWords(name.left, name.bottom)) return false
  return boxes.every((box) => boxGap(name, box) > APART) && rings.every((ring) => boxGap(name, ring) > 2)
}

function pointOf({ r, degrees }: Spot): readonly [number, number] {
  return at(0, 0, r, rad(degrees))
}

function ringOf(spot: Spot): Box {
  const [x, y] = pointOf(spot)
  return { left: x - RING, right: x + RING, top: y - RING, bottom: y + RING }
}

/** Returns the box of a name at a place, with a width estimated for words of average letters. */
export function spotNameBox(label: string, spot: Spot): Box {
  const [x, y] = pointOf(spot)
  const width = label.length * LETTER
  const left = spot.isNamedLeft ? x - TO_NAME - width : x + TO_NAME
  return { left, right: left + width, top: y - HALF_LINE, bottom: y + HALF_LINE }
}

/** Returns the distance of two boxes; negative if they overlap. */
export function boxGap(a: Box, b: Box): number {
  return Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom)
}

function isInside({ left, right, top, bottom }: Box): boolean {
  return left >= VIEW.left && right <= VIEW.right && top >= VIEW.top && bottom <= VIEW.bottom
}
