import { type Circle, limb } from './geometry.ts'
import { LINE_STRONG, PATINA, PLASTER, SIGNAL } from './inks.ts'
import { trails } from './trails.ts'

const MARKS = 288 // one for every five minutes of a day
const HOURS = 24

/** Draws a dial of a whole day with midnight at the top and a mark for every five minutes. */
export function dayDial({ cx, cy, r }: Circle): string {
  const inner = r * 0.825
  const minutes = limb(cx, cy, r, { count: MARKS, len: r - inner, from: -90, to: 270 })
  const hours = limb(cx, cy, inner, { count: HOURS, len: r * 0.044, every: 6, long: r * 0.09, from: -90, to: 270 })
  const ring = (radius: number, attributes: string) => `<circle cx="${cx}" cy="${cy}" r="${radius}" ${attributes}/>`
  const sky = trails({
    cx,
    cy,
    seed: 24,
    r0: 12,
    r1: r * 0.56,
    gap: 5.4,
    sweep: 54,
    tones: [
      ['#56698f', 0.66],
      ['#93a8d0', 0.18],
      [PATINA, 0.16],
    ],
    alpha: 0.8,
  })
  return (
    `<g fill="none">${sky}<path d="${minutes}" stroke="${PATINA}"/><path d="${hours}" stroke="${PLASTER}"/>` +
    ring(r, `stroke="${PLASTER}" stroke-width="1.3"`) +
    `${ring(inner, `stroke="${LINE_STRONG}"`)}</g>${ring(6, `fill="${SIGNAL}"`)}`
  )
}
