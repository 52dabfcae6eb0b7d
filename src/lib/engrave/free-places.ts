import { at, rad } from './geometry.ts'
import { overlapsText } from './places.ts'

/** A place around the still point, and the side of its name. */
export type Spot = { readonly r: number; readonly degrees: number; readonly isNamedLeft: boolean }
/** A spot for a name. If the name has no room there, the spot is a ring without a name. */
export type Placed = Spot & { readonly isNamed: boolean }
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

const ORBITS = [196, 254, 312, 371, 430, 489, 548, 600, 652] as const
const [FIRST_DEGREE, LAST_DEGREE] = [-40, 70]
/** The area of the sheet that is visible beside the heading at 1080 px and more, relative to the still point. */
const VISIBLE_AREA: Box = { left: 70, right: 850, top: -215, bottom: 330 }
/** The width of a letter in px of the sheet: names are 15 px high, and the sheet is shown at 75% or larger. */
const LETTER_WIDTH = 11.5
const HALF_LINE = 10
const NAME_OFFSET = 27
const MIN_GAP = 24
const RING_RADIUS = 11

/** A name to place: at `place` if it has one, otherwise where there is room. With `r`, only that orbit is searched. */
export type Wanted = { readonly label: string; readonly place?: Spot | undefined; readonly r?: number }

/**
 * Returns a spot for each name. A name with a `place` has its spot there. The others get, in order, the spot with the
 * most room around it. About 25 names fit. The next 20 or so get a spot without a name, and any further ones null.
 */
export function spotsFor(wanted: readonly Wanted[]): readonly (Placed | null)[] {
  const boxes: Box[] = []
  const rings: Box[] = []
  const occupy = (label: string, spot: Spot, isNamed: boolean): Placed => {
    rings.push(ringBox(spot))
    if (isNamed) boxes.push(spotNameBox(label, spot))
    return { ...spot, isNamed }
  }
  const fixedSpots = wanted.map(({ label, place }) => (place ? occupy(label, place, true) : undefined))
  return wanted.map(({ label, r }, index) => {
    const fixedSpot = fixedSpots[index]
    if (fixedSpot) return fixedSpot
    const freeSpots = spots(r === undefined ? ORBITS : [r]).filter(
      (spot) =>
        rings.every((ring) => boxGap(ringBox(spot), ring) > MIN_GAP) &&
        boxes.every((box) => boxGap(ringBox(spot), box) > RING_RADIUS),
    )
    const spotsWithName = freeSpots.filter((spot) => isFree(spotNameBox(label, spot), boxes, rings))
    const roomOf = (spot: Spot) =>
      Math.min(
        ...rings.map((ring) => boxGap(ringBox(spot), ring)),
        ...boxes.map((box) => boxGap(spotNameBox(label, spot), box)),
        400,
      )
    const best = (spotsWithName.length > 0 ? spotsWithName : freeSpots).reduce<Spot | null>(
      (roomiest, spot) => (roomiest && roomOf(roomiest) >= roomOf(spot) ? roomiest : spot),
      null,
    )
    return best && occupy(label, best, spotsWithName.length > 0)
  })
}

/** Returns every spot on these orbits that is in the visible area and not on the page's text. */
function spots(orbits: readonly number[]): readonly Spot[] {
  const degrees = Array.from({ length: (LAST_DEGREE - FIRST_DEGREE) / 2 + 1 }, (_, step) => FIRST_DEGREE + 2 * step)
  const all = orbits.flatMap((r) =>
    degrees.flatMap((angle) => [false, true].map((isNamedLeft) => ({ r, degrees: angle, isNamedLeft }))),
  )
  return all.filter((spot) => isInside(ringBox(spot)) && !overlapsText(...pointOf(spot)))
}

function isFree(name: Box, boxes: readonly Box[], rings: readonly Box[]): boolean {
  if (!isInside(name) || overlapsText(name.left, name.top) || overlapsText(name.left, name.bottom)) return false
  return boxes.every((box) => boxGap(name, box) > MIN_GAP) && rings.every((ring) => boxGap(name, ring) > 2)
}

function pointOf({ r, degrees }: Spot): readonly [number, number] {
  return at(0, 0, r, rad(degrees))
}

function ringBox(spot: Spot): Box {
  const [x, y] = pointOf(spot)
  return { left: x - RING_RADIUS, right: x + RING_RADIUS, top: y - RING_RADIUS, bottom: y + RING_RADIUS }
}

/** Returns the box of a name at a spot, with a width estimated for words of average letters. */
export function spotNameBox(label: string, spot: Spot): Box {
  const [x, y] = pointOf(spot)
  const width = label.length * LETTER_WIDTH
  const left = spot.isNamedLeft ? x - NAME_OFFSET - width : x + NAME_OFFSET
  return { left, right: left + width, top: y - HALF_LINE, bottom: y + HALF_LINE }
}

/** Returns the distance of two boxes; negative if they overlap. */
export function boxGap(a: Box, b: Box): number {
  return Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom)
}

function isInside({ left, right, top, bottom }: Box): boolean {
  return (
    left >= VISIBLE_AREA.left && right <= VISIBLE_AREA.right && top >= VISIBLE_AREA.top && bottom <= VISIBLE_AREA.bottom
  )
}
