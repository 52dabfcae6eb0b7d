import { limb, type Point, round } from '#lib/engrave/geometry.ts'
import { LINE_STRONG as DIM, PATINA, PLASTER } from '#lib/engrave/inks.ts'
import { pier } from './pier.ts'
import { crowned, type Drawn, dot, line, type Stage, ticks } from './strokes.ts'

/** Draws API development and integration: two linked graduated rings, with the shared area hatched in patina. */
export function api({ cx, base, h, stone }: Stage): Drawn {
  const r = h * 0.41
  const halfDistance = h * 0.27 // from the middle to either centre
  const band = r * 0.17
  const cy = base - h * 0.5
  const [left, right]: [Point, Point] = [
    [cx - halfDistance, cy],
    [cx + halfDistance, cy],
  ]
  const cross = Math.sqrt((r - band / 2) ** 2 - halfDistance ** 2) // how far above the middle the rings cross
  const post = (x: number) => pier({ cx: x, base, foot: h * 0.13, head: h * 0.06, top: cy + r + 2, stone })
  const tip = cy - cross - band
  const key = `link-${round(cx)}-${round(base)}`
  const crossing = `<rect x="${round(cx - band * 1.7)}" y="${round(cy)}" width="${round(band * 3.4)}" height="${round(r)}"/>`
  const art =
    post(cx - halfDistance - h * 0.02) +
    post(cx + halfDistance + h * 0.02) +
    line(lens(cx, cy, r - band, halfDistance, cross), { tone: PATINA, width: 0.9, alpha: 0.75 }) +
    linkRing(left, r, band, stone) +
    linkRing(right, r, band, stone) +
    // The rings look linked because the right one is in front at the upper crossing, and the left one at the lower.
    `<clipPath id="${key}">${crossing}</clipPath><g clip-path="url(#${key})">${linkRing(left, r, band, stone)}</g>` +
    line(`M${round(left[0])} ${round(cy)}H${round(right[0])}`, { tone: DIM, width: 1, dash: '2 7' }) +
    line(`M${cx} ${round(cy - cross)}V${round(tip)}`, { width: 1.2 })
  return crowned(art, [cx, tip - h * 0.025], h)
}

/** Returns the hatching of the lens that both rings enclose. */
function lens(cx: number, cy: number, r: number, halfDistance: number, cross: number): string {
  let d = ''
  for (let i = -12; i <= 12; i++) {
    const y = cy + (i * cross) / 13.5
    const half = Math.sqrt(Math.max(0, r ** 2 - (y - cy) ** 2)) - halfDistance
    if (half > 2) d += `M${round(cx - half)} ${round(y)}H${round(cx + half)}`
  }
  return d
}

function linkRing([x, y]: Point, r: number, band: number, stone: string): string {
  const d = circle(x, y, r) + circle(x, y, r - band)
  return (
    `<path fill-rule="evenodd" d="${d}" fill="${stone}" stroke="${PLASTER}" stroke-width="1.4"/>` +
    ticks(limb(x, y, r, { count: 120, len: band * 0.32, every: 10, long: band * 0.7 }), DIM) +
    dot(x, y, 3.2)
  )
}

function circle(x: number, y: number, r: number): string {
  const [reach, across] = [round(r), round(2 * r)]
  return `M${round(x - r)} ${round(y)}a${reach} ${reach} 0 1 0 ${across} 0a${reach} ${reach} 0 1 0 ${-across} 0Z`
}
