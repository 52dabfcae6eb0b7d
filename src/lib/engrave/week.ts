import { arc, at, type Circle, limb, rad } from './geometry.ts'
import { LINE_STRONG, PLASTER, SIGNAL } from './inks.ts'

/** Clock-in and clock-out of a day, in hours. */
export type Shift = readonly [from: number, to: number]

/** Monday to Friday. */
const WEEK: readonly Shift[] = [
  [8.9, 18.1],
  [9.2, 18.4],
  [8.7, 17.6],
  [9.1, 19.2],
  [9, 16.5],
]

/** Draws a 24-hour face with noon at the top and an arc per day from clock-in to clock-out; the last is in signal. */
export function week({ cx, cy, r }: Circle, shifts: readonly Shift[] = WEEK): string {
  const rings = shifts.map((_, day) => `<circle cx="${cx}" cy="${cy}" r="${ringOf(r, day)}"/>`).join('')
  const days = shifts.map((shift, day) => dayArc({ cx, cy, r: ringOf(r, day) }, shift, day === shifts.length - 1))
  const hours = limb(cx, cy, r, { count: 96, len: r * 0.03, every: 4, long: r * 0.075 })
  return (
    `<circle cx="${cx}" cy="${cy}" r="${r}" stroke="${PLASTER}" stroke-width="1.4"/>` +
    `<path d="${hours}" stroke="${LINE_STRONG}"/><g stroke="#33466a">${rings}</g>${days.join('')}` +
    `<circle cx="${cx}" cy="${cy}" r="3.5" fill="${PLASTER}"/>`
  )
}

function dayArc({ cx, cy, r }: Circle, [from, to]: Shift, isToday: boolean): string {
  const [tone, width] = isToday ? [SIGNAL, 3] : [PLASTER, 2.4]
  const [x, y] = at(cx, cy, r, angleOf(from))
  const d = arc(cx, cy, r, angleOf(from), angleOf(to) - angleOf(from))
  return (
    `<path d="${d}" stroke="${tone}" stroke-width="${width}" stroke-linecap="round"/>` +
    `<circle cx="${x}" cy="${y}" r="3.6" fill="${tone}"/>`
  )
}

function ringOf(r: number, day: number): number {
  return Math.round(r * (0.82 - day * 0.125) * 10) / 10
}

function angleOf(hour: number): number {
  return rad(hour * 15 - 270)
}
