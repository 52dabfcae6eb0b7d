import { arc, at, rad, round, segment } from './geometry.ts'
import { LINE_STRONG, PATINA, PLASTER, SIGNAL } from './inks.ts'

/** The box of the arch. Its circle is larger than the box, so only the top of the circle is visible. */
export const ARCH = { w: 1312, h: 400 } as const

const CIRCLE = { cx: ARCH.w / 2, cy: 940, r: 900 } as const
const SPREAD = rad(84) // of the graduation, half on either side of the top
const NAMED_TICK = { len: 62, name: 84 } as const // its length, and the distance of its name from the circle

type ArchOptions = {
  readonly ticks: number
  readonly carried: number // how many of them reach inward to a name
  readonly marked: number // which of those is in signal, by index
}

/** Returns the angle of the i-th of `count` evenly spread strokes, from end to end; a single one is in the middle. */
function angleOf(i: number, count: number): number {
  return count < 2 ? -rad(90) : -rad(90) - SPREAD / 2 + (SPREAD * i) / (count - 1)
}

/** Draws an arch with a tick for every integration. A few ticks reach inward to a point; one point is in signal. */
export function integrationArch({ ticks, carried, marked }: ArchOptions): string {
  const { cx, cy, r } = CIRCLE
  const stroke = (angle: number, len: number) => segment(at(cx, cy, r, angle), at(cx, cy, r - len, angle))
  const carriedTicks = Array.from({ length: carried }, (_, i) =>
    Math.round(carried < 2 ? (ticks - 1) / 2 : ((ticks - 1) * i) / (carried - 1)),
  )
  let plain = ''
  for (let tick = 0; tick < ticks; tick++) {
    if (!carriedTicks.includes(tick)) plain += stroke(angleOf(tick, ticks), tick % 10 === 0 ? 30 : 18)
  }
  const long = carriedTicks.map((tick) => stroke(angleOf(tick, ticks), NAMED_TICK.len)).join('')
  const points = carriedTicks.map((tick, i) => {
    const [x, y] = at(cx, cy, r - NAMED_TICK.len, angleOf(tick, ticks))
    return `<circle cx="${x}" cy="${y}" r="4.5" fill="${i === marked ? SIGNAL : PATINA}"/>`
  })
  const edge = arc(cx, cy, r + 8, -rad(90) - rad(46), rad(92))
  return (
    `<g fill="none"><path d="${plain}" stroke="${LINE_STRONG}"/><path d="${long}" stroke="${PLASTER}" stroke-width="1.4"/>` +
    `<path d="${edge}" stroke="${LINE_STRONG}"/></g>${points.join('')}`
  )
}

type Name = { readonly x: number; readonly y: number; readonly lean: number }

/** Returns the places of the names under the long ticks: percent of the box, and the lean of each in degrees. */
export function archNames(carried: number): readonly Name[] {
  return Array.from({ length: carried }, (_, i) => {
    const angle = angleOf(i, carried)
    const [x, y] = at(CIRCLE.cx, CIRCLE.cy, CIRCLE.r - NAMED_TICK.name, angle)
    return { x: round((100 * x) / ARCH.w), y: round((100 * y) / ARCH.h), lean: round((angle * 180) / Math.PI + 90) }
  })
}
