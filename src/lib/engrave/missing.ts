import { type Point, round } from './geometry.ts'
import { LINE_STRONG, STARS } from './inks.ts'

type Box = { readonly w: number; readonly h: number }

/** Path data of the not-found map: the chain of the site's pages, and the gap to the one that is not there. */
export function missingPaths(points: readonly Point[], gone: Point, { w, h }: Box) {
  const place = ([x, y]: Point) => `${round((x * w) / 100)} ${round((y * h) / 100)}`
  const last = points.at(-1) ?? gone
  return { chain: `M${points.map(place).join('L')}`, gap: `M${place(last)}L${place(gone)}` }
}

/**
 * The pages of the site as one constellation whose last star is missing. Points are percentages of the box, so that
 * links in HTML can stand on them; strokes keep their width when the box is stretched.
 */
export function missing(points: readonly Point[], gone: Point, { w, h }: Box = { w: 1312, h: 520 }): string {
  const { chain, gap } = missingPaths(points, gone, { w, h })
  const dashes = 'stroke-width="1.600" stroke-dasharray="3 8" stroke-linecap="round"'
  return (
    `<svg viewBox="0 0 ${w} ${h}" fill="none" aria-hidden="true" preserveAspectRatio="none">` +
    `<path d="${chain}" stroke="${LINE_STRONG}" stroke-width="1.300" vector-effect="non-scaling-stroke"/>` +
    `<path d="${gap}" stroke="${STARS.k}" ${dashes} vector-effect="non-scaling-stroke"/></svg>`
  )
}
