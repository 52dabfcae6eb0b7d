import { at, rad, round, segment } from './geometry.ts'
import { LINE, LINE_STRONG } from './inks.ts'
import { seededRandom } from './seeded-random.ts'

type Box = { readonly w: number; readonly h: number }

const STARS = 150
/** Star sizes; the smallest is the most frequent. */
const SIZES = [1, 1, 1, 1, 1.6, 1.6, 2.4, 3.6] as const
const LADDER_STEP = 28 // in px
const LADDER_WIDTH = 8

/** Draws an empty chart in a chequered border: a curved grid of coordinates and a field of faint stars. */
export function starChart({ w, h }: Box): string {
  const inside = `<rect x="14" y="14" width="${w - 28}" height="${h - 28}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" fill="none"><clipPath id="inside">${inside}</clipPath>` +
    `<rect width="${w}" height="${h}" fill="#0a1428"/><g clip-path="url(#inside)">${grid(h)}${field({ w, h })}</g>` +
    `<path d="${ladder({ w, h })}" fill="${LINE_STRONG}"/>${frame({ w, h })}</svg>`
  )
}

/** Draws circles and rays around a point to the lower left of the chart. */
function grid(h: number): string {
  const [cx, cy] = [-180, h + 360]
  const circles = Array.from({ length: 8 }, (_, i) => `<circle cx="${cx}" cy="${cy}" r="${390 + 150 * i}"/>`)
  const rays = Array.from({ length: 10 }, (_, i) => {
    const angle = rad(-88 + 9 * i)
    return segment(at(cx, cy, 300, angle), at(cx, cy, 1700, angle))
  })
  return `<g stroke="#17233c">${circles.join('')}<path d="${rays.join('')}"/></g>`
}

function field({ w, h }: Box): string {
  const roll = seededRandom(5)
  const dots = new Map<number, string>()
  for (let i = 0; i < STARS; i++) {
    const size = SIZES[Math.floor(roll() * SIZES.length)] ?? 1
    dots.set(size, `${dots.get(size) ?? ''}M${Math.round(roll() * w)} ${Math.round(roll() * h)}h0`)
  }
  const attributes = `stroke="${LINE_STRONG}" stroke-opacity=".7" stroke-linecap="round"`
  return [...dots].map(([size, d]) => `<path d="${d}" ${attributes} stroke-width="${size}"/>`).join('')
}

/** Returns every second step of the border. Each side has an odd number of steps, so all corners look alike. */
function ladder({ w, h }: Box): string {
  const oddSteps = (length: number) => 2 * Math.round((length / LADDER_STEP - 1) / 2) + 1
  const [across, down] = [w / oddSteps(w), h / oddSteps(h)]
  let d = ''
  for (let i = 1; i < oddSteps(w); i += 2) {
    const x = round(i * across)
    const bar = `h${round(across)}v${LADDER_WIDTH}H${x}Z`
    d += `M${x} 0${bar}M${x} ${h - LADDER_WIDTH}${bar}`
  }
  for (let i = 1; i < oddSteps(h); i += 2) {
    const y = round(i * down)
    const bar = `h${LADDER_WIDTH}v${round(down)}h${-LADDER_WIDTH}Z`
    d += `M0 ${y}${bar}M${w - LADDER_WIDTH} ${y}${bar}`
  }
  return d
}

function frame({ w, h }: Box): string {
  const line = (inset: number, stroke: string) =>
    `<rect x="${inset}" y="${inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" stroke="${stroke}"/>`
  return line(0.5, LINE_STRONG) + line(LADDER_WIDTH, LINE_STRONG) + line(13.5, LINE)
}
