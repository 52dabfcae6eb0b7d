import { type Point, round, segment, TAU } from './geometry.ts'
import { LINE_STRONG, PLASTER, SIGNAL } from './inks.ts'

const GROUND = '#081020'
const CHAIN = '#33466a'

/** The size of the sheet. */
export const CATALOGUE_SHEET = { w: 1312, h: 440 } as const
/** The ends and the y of the month rule. */
const RULE = { left: 190, right: CATALOGUE_SHEET.w - 28, y: 38 } as const
/** The y of the first row, and the distance from one row to the next. */
const ROW = { first: 98, pitch: 74 } as const

/** A project: the place of its star, the row of its field, and how many technologies it has. */
type CatalogueStar = { readonly at: Point; readonly row: number; readonly technologies: number }
/** A span of whole months: the first one as `2024-01`, and how many there are. */
type Axis = { readonly first: string; readonly months: number }

const HALF_YEAR = 6 // months
const MANY_MONTHS = 60
/** The least distance of two month labels, in px of the sheet, so that they do not touch on a page of 900 px. */
const LABEL_DISTANCE = 125

/** Draws a star of `count` rays; the first ray points up. */
export function rayedStar([x, y]: Point, r: number, count: number, tone: string): string {
  let d = ''
  for (let ray = 0; ray < count; ray++) {
    const angle = (TAU * ray) / count - TAU / 4
    const pointAt = (share: number): Point => [
      round(x + Math.cos(angle) * r * share),
      round(y + Math.sin(angle) * r * share),
    ]
    d += segment(pointAt(0.62), pointAt(1.7))
  }
  return (
    `<path d="${d}" stroke="${tone}" stroke-width="1.3" stroke-linecap="round"/>` +
    `<circle cx="${x}" cy="${y}" r="${round(r * 0.62)}" fill="${tone}"/>`
  )
}

/** Returns the number of months from one year-month to another, both as `2025-04`. */
export function monthsSince(first: string, month: string): number {
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
  return count(month) - count(first)
}

/**
 * Returns the months of a chart. They begin in January of the year of the founding or of the first project, whichever
 * is earlier, and end with the half-year in which the last project was completed.
 */
export function monthAxis(founded: number, completed: readonly string[]): Axis {
  const year = Math.min(founded, ...completed.map((month) => Number(month.slice(0, 4))))
  const first = `${year}-01`
  const last = Math.max(0, ...completed.map((month) => monthsSince(first, month)))
  return { first, months: HALF_YEAR * Math.floor(last / HALF_YEAR + 1) }
}

/** Returns the months that get a label: the last month, and as many starts of half-years as have room for a label. */
export function labelledMonths(months: number): readonly number[] {
  const spacing = ((RULE.right - RULE.left) * HALF_YEAR) / (months - 1)
  let step = HALF_YEAR
  while ((spacing * step) / HALF_YEAR < LABEL_DISTANCE) step *= 2
  const last = months - 1
  const hasRoom = (month: number) => (spacing * (last - month)) / HALF_YEAR >= LABEL_DISTANCE
  return [...Array.from({ length: Math.ceil(last / step) }, (_, index) => index * step).filter(hasRoom), last]
}

/** Returns the point of a month and row on the sheet. */
export function starAt({ month, row }: { readonly month: number; readonly row: number }, months: number): Point {
  const x = RULE.left + ((RULE.right - RULE.left) * month) / (months - 1)
  return [round(x), ROW.first + row * ROW.pitch]
}

/** Returns a point in percent of the sheet, for text and links placed over the drawing. */
export function percentOf([x, y]: Point): readonly [left: string, top: string] {
  return [`${((100 * x) / CATALOGUE_SHEET.w).toFixed(2)}%`, `${((100 * y) / CATALOGUE_SHEET.h).toFixed(2)}%`]
}

/**
 * Draws a star for each project, with a ray for each technology and two more. A line joins the stars in order of
 * completion, and the newest star is in signal. Stars are given oldest first; `tints` has a tint for each row.
 */
export function catalogue(stars: readonly CatalogueStar[], tints: readonly string[], months: number): string {
  const { w, h } = CATALOGUE_SHEET
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" fill="none">` +
    `${rule(months)}${lines(tints)}<path d="M${stars.map(({ at }) => at.join(' ')).join('L')}" stroke="${CHAIN}" stroke-width="1.2"/>` +
    stars
      .map(({ at: [x, y], row, technologies }, index) => {
        const tone = index === stars.length - 1 ? SIGNAL : (tints[row] ?? PLASTER)
        return `<g><circle cx="${x}" cy="${y}" r="18" fill="${GROUND}"/>${rayedStar([x, y], 8, technologies + 2, tone)}</g>`
      })
      .join('') +
    '</svg>'
  )
}

/** Draws four ticks a month, or one if there are many months. Long ticks begin months, the longest begin quarters. */
function rule(months: number): string {
  let ticks = `M${RULE.left} ${RULE.y}H${RULE.right}`
  for (let tick = 0; tick <= (months - 1) * 4; tick += months > MANY_MONTHS ? 4 : 1) {
    const [x] = starAt({ month: tick / 4, row: 0 }, months)
    ticks += `M${x} ${RULE.y}v${tick % 12 === 0 ? 16 : tick % 4 === 0 ? 11 : 5}`
  }
  return `<path d="${ticks}" stroke="${LINE_STRONG}" stroke-width=".9"/>`
}

/** Draws a dotted line for each field, with a dot of its tint at the edge. */
function lines(tints: readonly string[]): string {
  const ys = tints.map((_, row) => ROW.first + row * ROW.pitch)
  const dotted = ys.map((y) => `M${RULE.left} ${y}H${RULE.right}`).join('')
  const dots = tints.map((tint, row) => `<circle cx="5" cy="${ys[row]}" r="4" fill="${tint}"/>`).join('')
  return `<path d="${dotted}" stroke="${LINE_STRONG}" stroke-width="1.1" stroke-dasharray="1 8" stroke-linecap="round"/>${dots}`
}
