import { at, type Point, rad, round, segment } from './geometry.ts'
import { LINE, LINE_STRONG, PATINA, PLASTER, SIGNAL } from './inks.ts'

const GROUND = '#081020'
const FAINT = '#33466a'

/** Periods of work and hand-overs between them, in steps. Each row is one agent or person. */
export type Timetable = {
  readonly steps: number
  readonly rows: readonly { readonly from: number; readonly to: number }[]
  readonly handOvers: readonly { readonly from: number; readonly to: number; readonly step: number }[]
}

/**
 * The layout in which time runs to the right: its size, where the scale, the first row and the first step begin, and
 * the distances of rows and steps. The page places HTML text over the drawing.
 */
export const WIDE_TIMETABLE = { w: 1312, h: 482, x0: 214, step: 132, top: 58, y0: 102, row: 76 } as const
/** The layout in which time runs down. */
export const TALL_TIMETABLE = { w: 350, h: 554, x0: 64, row: 64, top: 74, step: 58 } as const

const [BAR_WIDE, BAR_TALL] = [28, 22]

/** Draws the sheet in its chequered frame, for wide screens. */
export function timetableWide({ steps, rows, handOvers }: Timetable): string {
  const { w, h, top } = WIDE_TIMETABLE
  const x = (step: number) => WIDE_TIMETABLE.x0 + step * WIDE_TIMETABLE.step
  const y = (row: number) => WIDE_TIMETABLE.y0 + row * WIDE_TIMETABLE.row
  const columns = repeat(steps + 1, (i) => `M${x(i)} ${top}V${h - 30}`)
  const scale = repeat(steps * 12 + 1, (i) => `M${x(i / 12)} ${top}v${i % 12 ? (i % 6 ? 5 : 8) : 12}`)
  const lines = repeat(rows.length, (i) => `M${x(0)} ${y(i)}H${x(steps)}`)
  const bars = rows.map(({ from, to }, i) =>
    bar(x(from), y(i) - BAR_WIDE / 2, (to - from) * WIDE_TIMETABLE.step, BAR_WIDE),
  )
  const handOverLines = handOvers.map(({ from, to, step }) => handOver([x(step), y(from)], [x(step + 1), y(to)]))
  const last = lastWork(rows)
  return (
    `${svgStart(w, h)}${frame(w, h)}${stroke(columns, FAINT, 0.9)}${stroke(`${scale}M${x(0)} ${top}H${x(steps)}`, LINE_STRONG, 1)}` +
    `${dotted(lines)}${bars.join('')}${handOverLines.join('')}${point([x(last.to), y(last.row)], 7, SIGNAL)}</svg>`
  )
}

/** Draws the same sheet turned, to fit a phone. */
export function timetableTall({ steps, rows, handOvers }: Timetable): string {
  const { w, h, top } = TALL_TIMETABLE
  const x = (row: number) => TALL_TIMETABLE.x0 + row * TALL_TIMETABLE.row
  const y = (step: number) => top + step * TALL_TIMETABLE.step
  const columns = repeat(rows.length, (i) => `M${x(i)} ${top - 8}V${y(steps)}`)
  const lines = repeat(steps + 1, (i) => `M0 ${y(i)}H${w}`)
  const bars = rows.map(({ from, to }, i) =>
    bar(x(i) - BAR_TALL / 2, y(from), BAR_TALL, (to - from) * TALL_TIMETABLE.step),
  )
  const handOverLines = handOvers.map(({ from, to, step }) => handOver([x(from), y(step)], [x(to), y(step + 1)]))
  const last = lastWork(rows)
  return (
    `${svgStart(w, h)}${stroke(lines, FAINT, 0.8)}${dotted(columns)}` +
    `${bars.join('')}${handOverLines.join('')}${point([x(last.row), y(last.to)], 6, SIGNAL)}</svg>`
  )
}

/** Returns the step and row in which the last work ends. */
function lastWork(rows: Timetable['rows']) {
  const to = Math.max(...rows.map((row) => row.to))
  return { to, row: rows.findLastIndex((row) => row.to === to) }
}

/** Draws work: a bar hatched at 27 degrees from the vertical. */
function bar(x: number, y: number, w: number, h: number): string {
  const lean = Math.tan(rad(27))
  let d = ''
  for (let u = 6 - h * lean; u < w; u += 6) {
    const low = Math.max(u, 0)
    const high = Math.min(u + h * lean, w)
    if (high > low)
      d += segment(
        [round(x + low), round(y + h - (low - u) / lean)],
        [round(x + high), round(y + h - (high - u) / lean)],
      )
  }
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#0c1d33" stroke="${PLASTER}" stroke-width="1.3"/>${stroke(d, LINE_STRONG, 1)}`
}

/** Draws a hand-over with an arrow in its middle, and a gap around it where it crosses other lines. */
function handOver(from: Point, to: Point): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const wing = (turn: number) => at(middle[0], middle[1], 9, angle + Math.PI + turn).join(' ')
  const line = segment(from, to)
  return (
    stroke(line, GROUND, 7) +
    `<path d="${line}M${wing(-0.5)}L${middle[0]} ${middle[1]}L${wing(0.5)}" stroke="${PATINA}" stroke-width="1.8" stroke-linecap="round"/>` +
    point(from, 4, PATINA) +
    point(to, 4, PATINA)
  )
}

/** Draws the chequered border inside a double hairline. */
function frame(w: number, h: number): string {
  const pieces = (length: number, piece: (at: number, size: number) => string) =>
    repeat(Math.ceil(length / 56), (i) => piece(i * 56, Math.min(28, length - i * 56)))
  const ladder =
    pieces(w, (x, size) => `M${x} 4h${size}M${x} ${h - 4}h${size}`) +
    pieces(h, (y, size) => `M4 ${y}v${size}M${w - 4} ${y}v${size}`)
  const line = (inset: number, color: string) =>
    `<rect x="${inset}" y="${inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" stroke="${color}"/>`
  return line(0.5, LINE_STRONG) + line(8.5, LINE_STRONG) + line(13.5, LINE) + stroke(ladder, LINE_STRONG, 7)
}

function svgStart(w: number, h: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" fill="none">`
}

function repeat(count: number, draw: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('')
}

function stroke(d: string, color: string, width: number): string {
  return `<path d="${d}" stroke="${color}" stroke-width="${width}"/>`
}

function dotted(d: string): string {
  return `<path d="${d}" stroke="${LINE_STRONG}" stroke-width="1.2" stroke-dasharray="1 7" stroke-linecap="round"/>`
}

function point([x, y]: Point, r: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
}
