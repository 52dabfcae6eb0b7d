import { at, limb, rad, segment } from './geometry.ts'
import { LINE_STRONG, PLASTER, SIGNAL, SIGNAL_HI } from './inks.ts'
import { trails } from './trails.ts'

const SIZE = 460
const CENTRE = SIZE / 2
const LINES_PER_PERCENT = 3

/** Returns the angle of a percentage, clockwise from the top, in radians. */
function angleOf(percent: number): number {
  return rad(-90 + percent * 3.6)
}

function hatching(from: number, to: number): string {
  let d = ''
  for (let line = from * LINES_PER_PERCENT; line <= to * LINES_PER_PERCENT; line++) {
    const angle = angleOf(line / LINES_PER_PERCENT)
    d += segment(at(CENTRE, CENTRE, 40, angle), at(CENTRE, CENTRE, 182, angle))
  }
  return d
}

/** Draws a project's value as a circle of a hundred divisions, of which a referral earns from `least` to `most`. */
export function referralSector(least: number, most: number): string {
  const ring = (r: number, attributes: string) => `<circle cx="${CENTRE}" cy="${CENTRE}" r="${r}" ${attributes}/>`
  const hands = [0, least, most].map((percent) =>
    segment(at(CENTRE, CENTRE, 30, angleOf(percent)), at(CENTRE, CENTRE, 222, angleOf(percent))),
  )
  const sky = trails({
    ...{ seed: 1015, cx: CENTRE, cy: CENTRE, r0: 46, r1: 172, gap: 7, sweep: 40, alpha: 0.55, extra: 0.3 },
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
    `<path d="${limb(CENTRE, CENTRE, 214, { count: 100, len: 10, every: 5, long: 20 })}" stroke="${LINE_STRONG}"/>` +
    `<path d="${hatching(0, least)}" stroke="${SIGNAL}" stroke-width="1.6"/>` +
    `<path d="${hatching(least, most)}" stroke="${SIGNAL_HI}" stroke-dasharray="5 4"/>` +
    `<path d="${hands.join('')}" stroke="${PLASTER}" stroke-width="1.3"/>` +
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="7" fill="${SIGNAL}"/></svg>`
  )
}
