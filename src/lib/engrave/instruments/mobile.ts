import { limb, type Point, rad, round } from '#lib/engrave/geometry.ts'
import { LINE_STRONG as DIM, PLASTER } from '#lib/engrave/inks.ts'
import {
  chain,
  crowned,
  type Drawn,
  dot,
  FAINT,
  leaning,
  line,
  outline,
  ring,
  type Stage,
  solid,
  ticks,
} from './strokes.ts'

/** The tips of the star pointers of the rete: angle (degrees) and distance from the centre (share of the radius). */
const POINTERS: readonly (readonly [number, number])[] = [
  [200, 0.78],
  [244, 0.5],
  [318, 0.74],
  [12, 0.8],
  [58, 0.7],
  [128, 0.76],
  [160, 0.55],
]

/** Draws mobile app development: an astrolabe, an instrument for the hand, on a tripod. */
export function mobile({ cx, base, h, stone }: Stage): Drawn {
  const top = base - h * 0.94
  const r = h * 0.31
  const cy = base - h * 0.42
  const art =
    tripod({ cx, base, h, stone }, top, cy - r) + plate(cx, cy, r, stone) + rete(cx, cy, r) + alidade(cx, cy, r, stone)
  return crowned(art, [cx, top - h * 0.035], h)
}

/** Draws two legs in front, one behind, the cord, its ring, and the throne from which the plate hangs. */
function tripod({ cx, base, h, stone }: Stage, top: number, rim: number): string {
  const r = h * 0.31
  const legs = [-0.42, 0.42].map((side) =>
    chain([
      [cx, top],
      [cx + h * side, base],
    ]),
  )
  const lit = [-0.42, 0.42].map((side) =>
    chain([
      [cx + 1.5, top],
      [cx + 1.5 + h * side, base],
    ]),
  )
  const behind = chain([
    [cx, top],
    [cx + h * 0.16, base - 12],
  ])
  const foot = rim + r * 0.05
  const head = rim - r * 0.02
  const throne =
    `M${round(cx - r * 0.3)} ${round(foot)}Q${round(cx - r * 0.12)} ${round(head)} ${cx} ${round(rim - h * 0.035)}` +
    `Q${round(cx + r * 0.12)} ${round(head)} ${round(cx + r * 0.3)} ${round(foot)}Z`
  return (
    line(legs.join('') + behind, { tone: DIM, width: 2 }) +
    line(lit.join(''), { width: 1.1 }) +
    line(`M${cx} ${round(top)}V${round(rim - h * 0.085)}`, { width: 1.2 }) +
    ring(cx, rim - h * 0.055, h * 0.032) +
    solid(throne, stone)
  )
}

/** Draws the plate under the rete: circles of altitude and hour lines for one place. Its limb has 120 divisions. */
function plate(cx: number, cy: number, r: number, stone: string): string {
  let altitudes = ''
  for (let i = 1; i < 9; i++) {
    altitudes += `<circle cx="${cx}" cy="${round(cy - r * (0.5 - 0.062 * i))}" r="${round(r * (0.09 + 0.088 * i))}"/>`
  }
  const hours = [-2, -1, 1, 2].map(
    (k) =>
      `M${cx} ${round(cy - r * 0.52)}Q${round(cx + k * r * 0.3)} ${round(cy)} ${round(cx + k * r * 0.34)} ${round(cy + r)}`,
  )
  const cross = `M${round(cx - r)} ${round(cy)}H${round(cx + r)}M${cx} ${round(cy - r)}V${round(cy + r)}`
  const key = `plate-${round(cx)}-${round(cy)}`
  return (
    ring(cx, cy, r, { fill: stone, width: 1.6 }) +
    ticks(limb(cx, cy, r, { count: 120, len: r * 0.05, every: 5, long: r * 0.1 }), DIM) +
    ring(cx, cy, r * 0.88, { width: 1 }) +
    `<clipPath id="${key}"><circle cx="${cx}" cy="${round(cy)}" r="${round(r * 0.88)}"/></clipPath>` +
    `<g clip-path="url(#${key})" fill="none" stroke="${FAINT}" stroke-width=".9">${altitudes}<path d="${cross}${hours.join('')}"/></g>`
  )
}

/** Draws the turning face: the circle of the year and the pointers at its stars. */
function rete(cx: number, cy: number, r: number): string {
  let tips = ''
  let pointers = ''
  for (const [degrees, reach] of POINTERS) {
    const tip = onRim(cx, cy, r * reach, degrees)
    const root = onRim(cx, cy, r * (reach - 0.2), degrees + 9)
    const bend: Point = [(tip[0] + root[0]) / 2 + 5, (tip[1] + root[1]) / 2 - 7]
    pointers += `M${root.map(round).join(' ')}Q${bend.map(round).join(' ')} ${tip.map(round).join(' ')}`
    tips += dot(tip[0], tip[1], 2.6)
  }
  return ring(cx, cy - r * 0.2, r * 0.5, { width: 1.2 }) + tips + line(pointers, { tone: PLASTER, width: 1.1 })
}

function alidade(cx: number, cy: number, r: number, stone: string): string {
  const at = leaning(cx, cy, -27)
  const above = [at(-r * 0.98, 0), at(-r * 0.8, -7), at(-10, -4), at(10, -4), at(r * 0.8, -7), at(r * 0.98, 0)]
  const below = [at(r * 0.8, 3), at(10, 4), at(-10, 4), at(-r * 0.8, 3)]
  return solid(outline([...above, ...below]), stone, { width: 1.2 }) + dot(cx, cy, 6)
}

function onRim(cx: number, cy: number, r: number, degrees: number): Point {
  return [cx + Math.cos(rad(degrees)) * r, cy + Math.sin(rad(degrees)) * r]
}
