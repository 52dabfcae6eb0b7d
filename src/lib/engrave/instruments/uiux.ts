import { arc, limb, type Point, rad, round } from '#lib/engrave/geometry.ts'
import { LINE_STRONG as DIM, PLASTER, SIGNAL } from '#lib/engrave/inks.ts'
import { chain, crowned, type Drawn, FAINT, line, outline, ring, type Stage, shading, solid, ticks } from './strokes.ts'

const HALF_OPENING = 10.5 // half the opening of the legs, in degrees, so that all five spans fit in the picture
const HALF_OPENING_RAD = rad(HALF_OPENING)
const SECTOR_EDGE = HALF_OPENING * 1.22 // the sector reaches a little past the legs
const SPANS = 5 // one for each step of the work

/** Draws UI/UX design: dividers on the horizon that step off five spans on the ground, the present one in signal. */
export function uiux(stage: Stage): Drawn {
  const { cx, base, h, stone } = stage
  const top = base - h * 0.9
  const length = (base - top) / Math.cos(HALF_OPENING_RAD)
  const reach = Math.sin(HALF_OPENING_RAD) * length
  const joint =
    ring(cx, top, h * 0.062, { fill: stone }) +
    ring(cx, top, h * 0.022, { width: 1.2 }) +
    line(`M${round(cx)} ${round(top - h * 0.062)}V${round(top - h * 0.1)}`)
  const art =
    steps(cx, base, reach) +
    sector(cx, top, length * 0.6) +
    leg(stage, top, length, cx - reach, -1) +
    leg(stage, top, length, cx + reach, 1) +
    joint +
    ground(cx, base, reach)
  return crowned(art, [cx, top - h * 0.13], h)
}

/** Draws the spans before and after the present one as dashed arcs. */
function steps(cx: number, base: number, reach: number): string {
  const [rx, ry] = [round(reach), round((reach * 2) / 3.2)]
  const spans = [-2, -1, 1, 2].map((step) => {
    const x = cx + step * 2 * reach
    return `M${round(x - reach)} ${base}A${rx} ${ry} 0 0 1 ${round(x + reach)} ${base}`
  })
  return line(spans.join(''), { tone: DIM, width: 1.1, dash: '2 7' })
}

function ground(cx: number, base: number, reach: number): string {
  let marks = ''
  for (let i = 0; i <= SPANS; i++) marks += `M${round(cx + (2 * i - SPANS) * reach)} ${base}v-9`
  const present = `M${round(cx - reach + 9)} ${base - 5}H${round(cx + reach - 9)}`
  return line(marks) + line(present, { tone: SIGNAL, width: 2.4 })
}

function sector(cx: number, top: number, r: number): string {
  const [from, sweep] = [rad(90 - SECTOR_EDGE), rad(2 * SECTOR_EDGE)]
  return (
    line(arc(cx, top, r, from, sweep)) +
    line(arc(cx, top, r * 0.93, from, sweep), { tone: DIM, width: 0.9 }) +
    ticks(
      limb(cx, top, r, {
        count: 30,
        from: 90 - SECTOR_EDGE,
        to: 90 + SECTOR_EDGE,
        len: r * 0.035,
        every: 5,
        long: r * 0.07,
      }),
      DIM,
    )
  )
}

/** Draws a leg from the joint to its point on the ground, hatched on the outer side. */
function leg({ cx, base, h, stone }: Stage, top: number, length: number, foot: number, side: 1 | -1): string {
  const [dx, dy] = [foot - cx, base - top]
  const at = (along: number, across: number): Point => [
    cx + dx * along - (dy / length) * across,
    top + dy * along + (dx / length) * across,
  ]
  const w = h * 0.038
  const edge: readonly (readonly [number, number])[] = [
    [0.03, -w * 0.7],
    [0.36, -w],
    [0.7, -w * 0.42],
    [1, 0],
    [0.7, w * 0.42],
    [0.36, w],
    [0.03, w * 0.7],
  ]
  const upper = shading([at(0.06, -w * 0.7 * side), at(0.36, -w * side)], [at(0.06, 0), at(0.36, 0)], {
    n: 5,
    from: 0.1,
  })
  const lower = shading([at(0.36, -w * side), at(0.7, -w * 0.42 * side)], [at(0.36, 0), at(0.7, 0)], {
    n: 5,
    from: 0.1,
  })
  return (
    solid(outline(edge.map(([along, across]) => at(along, across))), stone, { tone: PLASTER }) +
    line(upper + lower, { tone: FAINT, width: 0.9 }) +
    line(chain([at(0.06, 0), at(1, 0)]), { tone: DIM, width: 0.8 })
  )
}
