import { arc, limb, type Point, rad, round } from '#lib/engrave/geometry.ts'
import { LINE_STRONG as DIM } from '#lib/engrave/inks.ts'
import { crowned, type Drawn, FAINT, leaning, line, outline, ring, type Stage, solid, ticks } from './strokes.ts'

const COURSES = 9
const BLOCKS = 7 // in each course

type Wall = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }

/** Draws WordPress development: a mural quadrant. Blocks laid in courses carry a scale of ninety degrees. */
export function wp({ cx, base, h, stone }: Stage): Drawn {
  const wall: Wall = { x: cx - h * 1.14 * 0.58, y: base - h * 0.84, w: h * 1.14, h: h * 0.84 }
  const right = wall.x + wall.w
  const [px, py] = [right - h * 0.12, wall.y + h * 0.1]
  const corners: readonly Point[] = [
    [wall.x, base],
    [wall.x, wall.y],
    [right, wall.y],
    [right, base],
  ]
  const art =
    solid(outline(corners), stone) +
    line(joints(wall), { tone: FAINT, width: 0.9 }) +
    quadrant(px, py, wall.h * 0.84, stone) +
    line(`M${round(wall.x - 7)} ${round(wall.y)}H${round(right + 7)}`, { width: 1.6 }) +
    line(`M${round(px)} ${round(wall.y)}V${round(wall.y - h * 0.1)}`)
  return crowned(art, [px, wall.y - h * 0.13], h)
}

/** Returns the joints of the wall; every second course begins with half a block. */
function joints({ x, y, w, h }: Wall): string {
  const [courseHeight, blockWidth] = [h / COURSES, w / BLOCKS]
  let d = ''
  for (let course = 0; course < COURSES; course++) {
    const top = y + course * courseHeight
    if (course > 0) d += `M${round(x)} ${round(top)}H${round(x + w)}`
    for (let block = course % 2 ? 0.5 : 1; block < BLOCKS; block++) {
      d += `M${round(x + block * blockWidth)} ${round(top)}V${round(top + courseHeight)}`
    }
  }
  return d
}

function quadrant(x: number, y: number, r: number, stone: string): string {
  const [outer, inner] = [round(r), round(r * 0.82)]
  const band =
    `M${round(x)} ${round(y + r)}A${outer} ${outer} 0 0 1 ${round(x - r)} ${round(y)}` +
    `L${round(x - r * 0.82)} ${round(y)}A${inner} ${inner} 0 0 0 ${round(x)} ${round(y + r * 0.82)}Z`
  const degrees = limb(x, y, r, { count: 90, from: 90, to: 180, len: r * 0.05, every: 5, long: r * 0.1 })
  const pairs = limb(x, y, r * 0.9, { count: 45, from: 90, to: 180, len: r * 0.03, every: 5, long: r * 0.08 })
  const at = leaning(x, y, 126)
  const sight = [at(0, -4.5), at(r * 1.05, -2.7), at(r * 1.05, 2.7), at(0, 4.5)]
  const frame = `M${round(x)} ${round(y + r * 1.02)}V${round(y)}M${round(x - r * 1.02)} ${round(y)}H${round(x)}`
  return (
    solid(band, stone) +
    line(arc(x, y, r * 0.9, rad(90), rad(90)), { tone: DIM, width: 0.9 }) +
    ticks(degrees, '#f3eddf') +
    ticks(pairs, DIM) +
    solid(outline(sight), stone, { width: 1.2 }) +
    line(frame, { tone: DIM, width: 0.9 }) +
    ring(x, y, 7, { fill: stone })
  )
}
