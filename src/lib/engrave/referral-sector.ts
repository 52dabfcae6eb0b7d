import { at, limb, rad, segment } from './geometry.ts'
import { LINE_STRONG, PLASTER, SIGNAL } from './inks.ts'
import { trails } from './trails.ts'

const SIZE = 460
const C = SIZE / 2
const LINES_PER_PERCENT = 3

/** Returns the angle of a percentage, clockwise from the top, in radians. */
function angleOf(percent: number): number {
  return rad(-90 + percent * 3.6)
}

function hatching(from: number, to: number): string {
  let d = ''
  for (let line = from * LINES_PER_PERCENT; line <= to * LINES_PER_PERCENT; line++) {
    const angle = angleOf(line / LINES_PER_PERCENT)
    d += segment(at(C, C, 40, angle), at(C, C, 182, angle))
  }
  return d
}

/** Draws a project's value as a circle of a hundred divisions. The share is `sure` at least and can grow to `most`. */
export function referralSector(sure: number, most: number): string {
  const ring = (r: number, attributes: string) => `<circle cx="${C}" cy="${C}" r="${r}" ${attributes}/>`
  const hands = [0, sure, most].map((percent) =>
    segment(at(C, C, 30, angleOf(percent)), at(C, C, 222, angleOf(percent))),
  )
  const sky = trails({
    ...{ seed: 1015, cx: C, cy: C, r0: 46, r1: 172, gap: 7, sweep: 40, alpha: 0.55, extra: 0.3 },
    tones: [
      ['#56698f', 0.7],
      ['#93a8d0', 0.2],
      [PLASTER, 0.1],
    ],
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" fill="none">${sky}` +
    ring(214, `stroke="${PLASTER}" stroke-width="1.3"`) +
    ring(182, `stroke="${LINE_STRONG}"`) +
    `<path d="${limb(C, C, 214, { count: 100, len: 10, every: 5, long: 20 })}" stroke="${LINE_STRONG}"/>` +
    `<path d="${hatching(0, sure)}" stroke="${SIGNAL}" stroke-width="1.6"/>` +
    `<path d="${hatching(sure, most)}" stroke="#ffab6b" stroke-dasharray="5 4"/>` +
    `<path d="${hands.join('')}" stroke="${PLASTER}" stroke-width="1.3"/>` +
    `<circle cx="${C}" cy="${C}" r="7" fill="${SIGNAL}"/></svg>`
  )
}
