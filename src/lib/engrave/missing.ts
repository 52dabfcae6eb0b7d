import { type Point, round } from './geometry.ts'
import { LINE_STRONG, STARS } from './inks.ts'

type Box = { readonly w: number; readonly h: number }

/** The positions of ten stars, in percent. Any other number of stars is spread evenly and reuses these heights. */
const TEN_STARS: readonly Point[] = [
  ...([
    [5, 62],
    [14, 30],
    [24, 52],
    [33, 17],
    [43, 44],
    [52, 70],
    [61, 36],
    [70, 58],
    [78, 25],
    [87, 49],
  ] as const),
]
const FIRST_X = 5
const LAST_X = 87
/** The space that a name takes on the smallest screen with the map, in percent of the map's width and height. */
const NAME_SIZE = { w: 18.5, h: 8 }

type Star = {
  readonly at: Point
  /** The side of the name; `beside` where lines to both neighbours would run through a name above or below. */
  readonly side: 'above' | 'below' | 'beside'
  /** Whether the name is always visible. If not, it shows on hover and focus. */
  readonly isNamed: boolean
}

/** Returns the stars of `count` pages, from left to right. */
export function missingStars(count: number): readonly Star[] {
  const points = count === TEN_STARS.length ? TEN_STARS : spread(count)
  const stars: Star[] = []
  for (const [index, at] of points.entries()) {
    const neighbourYs = [points[index - 1], points[index + 1]].flatMap((point) => (point ? [point[1]] : []))
    const side = neighbourYs.every((y) => y <= at[1])
      ? 'below'
      : neighbourYs.every((y) => y >= at[1])
        ? 'above'
        : 'beside'
    const hasRoom = stars.every(
      (other) =>
        !other.isNamed ||
        other.side !== side ||
        Math.abs(other.at[0] - at[0]) > NAME_SIZE.w ||
        Math.abs(other.at[1] - at[1]) > NAME_SIZE.h,
    )
    stars.push({ at, side, isNamed: hasRoom })
  }
  return stars
}

function spread(count: number): readonly Point[] {
  const step = (LAST_X - FIRST_X) / Math.max(1, count - 1)
  return Array.from({ length: count }, (_, index) => [
    round(FIRST_X + index * step),
    TEN_STARS[index % TEN_STARS.length]?.[1] ?? 50,
  ])
}

/** Returns the path data of the not-found map: the chain of the site's pages, and the gap to the missing page. */
export function missingPaths(points: readonly Point[], missingPoint: Point, { w, h }: Box) {
  const coordinates = ([x, y]: Point) => `${round((x * w) / 100)} ${round((y * h) / 100)}`
  const last = points.at(-1) ?? missingPoint
  return { chain: `M${points.map(coordinates).join('L')}`, gap: `M${coordinates(last)}L${coordinates(missingPoint)}` }
}

/**
 * Draws the pages of the site as a constellation whose last star is missing. Points are percentages of the box, so that
 * HTML links can be placed on them. Strokes keep their width when the box is stretched.
 */
export function missing(points: readonly Point[], missingPoint: Point, { w, h }: Box = { w: 1312, h: 520 }): string {
  const { chain, gap } = missingPaths(points, missingPoint, { w, h })
  const dashes = 'stroke-width="1.600" stroke-dasharray="3 8" stroke-linecap="round"'
  return (
    `<svg viewBox="0 0 ${w} ${h}" fill="none" aria-hidden="true" preserveAspectRatio="none">` +
    `<path d="${chain}" stroke="${LINE_STRONG}" stroke-width="1.300" vector-effect="non-scaling-stroke"/>` +
    `<path d="${gap}" stroke="${STARS.k}" ${dashes} vector-effect="non-scaling-stroke"/></svg>`
  )
}
