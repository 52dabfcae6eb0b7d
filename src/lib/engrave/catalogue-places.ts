import { CATALOGUE_SHEET, starAt } from './catalogue.ts'
import { boxGap } from './free-places.ts'
import type { Point } from './geometry.ts'

type ChartedProject = { readonly label: string; readonly month: number; readonly row: number }
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** The sides of a star on which its name may be, in order of preference. */
const SIDES = ['right', 'left', 'above', 'above left'] as const
export type Side = (typeof SIDES)[number]
/**
 * A star's place on the sheet, the side of its name (right if missing), and whether the name shows only on hover or
 * focus.
 */
type Placed = { readonly at: Point; readonly side?: Exclude<Side, 'right'>; readonly isQuiet?: true }

/**
 * The area for names, right of the field names and below the rule. On a page of 900 px, it includes the right margin of
 * the page.
 */
const NAME_AREA = { left: 170, right: CATALOGUE_SHEET.w + 56, top: 55 } as const
/** The width of a letter in px of the sheet. On the smallest sheet, 826 px wide, a letter is about 7 px wide. */
const LETTER_WIDTH = 11.5
const HALF_LINE = 12
const STAR_RADIUS = 14
const NAME_OFFSET = 28
/**
 * The box of a name above its star, relative to the star. It begins a little left of the star, and is high enough for
 * the smallest sheet, on which text is largest in px of the sheet.
 */
const NAME_ABOVE = { before: 13, top: -52, bottom: -18 } as const
/** The distance by which a star is moved away from another one, vertically first. */
const STAR_DISTANCE = 27

/** Returns a place for each project. Projects are given newest first, and a newer one chooses before an older one. */
export function catalogueStarPlaces(projects: readonly ChartedProject[], months: number): readonly Placed[] {
  const points: Point[] = []
  for (const { month, row } of projects) points.push(freePoint(starAt({ month, row }, months), points))
  const stars = points.map(([x, y]) => ({
    left: x - STAR_RADIUS,
    right: x + STAR_RADIUS,
    top: y - STAR_RADIUS,
    bottom: y + STAR_RADIUS,
  }))
  const names: Box[] = []
  return projects.map(({ label }, index) => {
    const at = points[index] ?? [0, 0]
    const otherStars = stars.filter((_, starIndex) => starIndex !== index)
    const isFree = (name: Box) =>
      name.left >= NAME_AREA.left &&
      name.right <= NAME_AREA.right &&
      name.top >= NAME_AREA.top &&
      [...otherStars, ...names].every((box) => boxGap(name, box) > 2)
    const freeSide = SIDES.find((side) => isFree(nameBox(label, at, side)))
    if (freeSide !== undefined) names.push(nameBox(label, at, freeSide))
    const side = freeSide ?? (at[0] > CATALOGUE_SHEET.w / 2 ? 'left' : 'right')
    return { at, ...(side !== 'right' && { side }), ...(freeSide === undefined && { isQuiet: true }) }
  })
}

/** Returns the box of a star's name, with a width estimated for words of average letters. */
export function nameBox(label: string, [x, y]: Point, side: Side): Box {
  const width = label.length * LETTER_WIDTH
  const isAbove = side.startsWith('above')
  const from = isAbove ? -NAME_ABOVE.before : NAME_OFFSET
  const left = side.endsWith('left') ? x - from - width : x + from
  const [top, bottom] = isAbove ? [NAME_ABOVE.top, NAME_ABOVE.bottom] : [-HALF_LINE, HALF_LINE]
  return { left, right: left + width, top: y + top, bottom: y + bottom }
}

/** Returns the first free point around the preferred one, or the preferred point if none is free. */
function freePoint(preferred: Point, taken: readonly Point[]): Point {
  for (let step = 0; step <= taken.length; step++)
    for (const dx of step === 0 ? [0] : [-step * STAR_DISTANCE, step * STAR_DISTANCE])
      for (const dy of [0, -STAR_DISTANCE, STAR_DISTANCE]) {
        const point: Point = [preferred[0] + dx, preferred[1] + dy]
        const isOnSheet = point[0] >= NAME_AREA.left + STAR_RADIUS && point[0] <= CATALOGUE_SHEET.w - STAR_RADIUS
        if (
          isOnSheet &&
          taken.every((other) => Math.hypot(other[0] - point[0], other[1] - point[1]) >= STAR_DISTANCE - 1)
        )
          return point
      }
  return preferred
}
