import { CATALOGUE_SHEET, starAt } from './catalogue.ts'
import { boxGap } from './free-places.ts'
import type { Point } from './geometry.ts'

type Wanted = { readonly label: string; readonly month: number; readonly row: number }
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** Where a name is placed: beside its star or above it. */
const SIDES = ['right', 'left', 'above', 'above left'] as const
export type Side = (typeof SIDES)[number]
/**
 * A star's place on the sheet, the side of its name (right if missing), and whether the name shows only on hover or
 * focus.
 */
type Placed = { readonly at: Point; readonly side?: Exclude<Side, 'right'>; readonly isQuiet?: true }

/**
 * The area for names, right of the field names and below the rule. On a page of 900 px, names may reach into its
 * margin.
 */
const VIEW = { left: 170, right: CATALOGUE_SHEET.w + 56, top: 55 } as const
/** The width of a letter, in px of the sheet: text is 13 px high on a sheet 826 px wide, about 7 px per letter. */
const LETTER = 11.5
const HALF_LINE = 12
const STAR = 14
const TO_NAME = 28
/** A name above starts a little before its star. The smaller the sheet is shown, the higher the name is in sheet px. */
const ABOVE = { before: 13, top: -52, bottom: -18 } as const
/** The distance of stars of the same month and field. They are moved apart vertically rather than horizontally. */
const APART = 27

/** Returns a place for each star, given newest first: newer stars take their own month and row, and a name, first. */
export function starsFor(wanted: readonly Wanted[], months: number): readonly Placed[] {
  const points: Point[] = []
  for (const { month, row } of wanted) points.push(freePoint(starAt({ month, row }, months), points))
  const stars = points.map(([x, y]) => ({ left: x - STAR, right: x + STAR, top: y - STAR, bottom: y + STAR }))
  const names: Box[] = []
  return wanted.map(({ label }, index) => {
    const at = points[index] ?? [0, 0]
    const others = stars.filter((_, other) => other !== index)
    const isFree = (name: Box) =>
      name.left >= VIEW.left &&
      name.right <= VIEW.right &&
      name.top >= VIEW.top &&
      [...others, ...names].every((box) => boxGap(name, box) > 2)
    const side = SIDES.find((one) => isFree(nameBox(label, at, one)))
    if (side !== undefined) names.push(nameBox(label, at, side))
    const set = side ?? (at[0] > CATALOGUE_SHEET.w / 2 ? 'left' : 'right')
    return { at, ...(set !== 'right' && { side: set }), ...(side === undefined && { isQuiet: true }) }
  })
}

/** Returns the box of a star's name, with a width estimated for words of average letters. */
export function nameBox(label: string, [x, y]: Point, side: Side): Box {
  const width = label.length * LETTER
  const isAbove = side.startsWith('above')
  const from = isAbove ? -ABOVE.before : TO_NAME
  const left = side.endsWith('left') ? x - from - width : x + from
  const [top, bottom] = isAbove ? [ABOVE.top, ABOVE.bottom] : [-HALF_LINE, HALF_LINE]
  return { left, right: left + width, top: y + top, bottom: y + bottom }
}

/** Returns the free place that is nearest to a star's own. */
function freePoint(own: Point, taken: readonly Point[]): Point {
  for (let step = 0; step <= taken.length; step++)
    for (const dx of step === 0 ? [0] : [-step * APART, step * APART])
      for (const dy of [0, -APART, APART]) {
        const point: Point = [own[0] + dx, own[1] + dy]
        const isOnSheet = point[0] >= VIEW.left + STAR && point[0] <= CATALOGUE_SHEET.w - STAR
        if (isOnSheet && taken.every((other) => Math.hypot(other[0] - point[0], other[1] - point[1]) >= APART - 1))
          return point
      }
  return own
}
