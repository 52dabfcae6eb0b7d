import { arc, limb, rad, round } from './geometry.ts'
import { LINE_STRONG, PLASTER, SIGNAL } from './inks.ts'

type GnomonOptions = {
  readonly cx: number // the upright edge
  readonly base: number // the y of the ground
  readonly h: number
  readonly tone?: string
  readonly dim?: string
  readonly hot?: string
  readonly steps?: number
  readonly quad?: boolean // with the two graduated quadrants
  readonly dir?: number // 1 climbs to the right, -1 to the left
}

/** Draws a stepped gnomon with masonry as hatching. With `quad`, it is between two graduated quadrants. */
export function gnomon(options: GnomonOptions): string {
  const { cx, base, h, tone = PLASTER, dim = LINE_STRONG, hot = SIGNAL, steps = 14, quad = true, dir = 1 } = options
  const width = (h / Math.tan(rad(27))) * 0.62
  let stair = `M${round(cx - dir * width)} ${base}`
  for (let i = 0; i < steps; i++) {
    const x = cx - dir * width + (dir * width * (i + 1)) / steps
    stair += `V${round(base - (h * (i + 1)) / steps)}H${round(x)}`
  }
  let hatch = ''
  for (let k = 1; k < 46; k++) {
    const x = cx - dir * width * (1 - k / 46)
    const top = base - (h * Math.ceil((k / 46) * steps)) / steps
    hatch += `M${round(x)} ${base}V${round(top + 3)}`
  }
  return (
    `<path d="${hatch}" stroke="${dim}" stroke-width=".8" fill="none"/>` +
    `<path d="${stair}V${base}" fill="none" stroke="${tone}" stroke-width="1.4"/>` +
    (quad ? quadrants(cx, base - h * 0.62, h * 0.8, tone, dim) : '') +
    `<circle cx="${round(cx)}" cy="${round(base - h - h * 0.04)}" r="${round(h * 0.02)}" fill="${hot}"/>`
  )
}

function quadrants(cx: number, cy: number, reach: number, tone: string, dim: string): string {
  const edge = (size: number, colour: string, width: number) => {
    const d = arc(cx, cy, reach * size, rad(20), rad(140))
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  }
  const ticks = limb(cx, cy, reach, { count: 84, from: 20, to: 160, len: reach * 0.1, every: 6, long: reach * 0.16 })
  return (
    edge(1, tone, 1.4) +
    edge(0.9, dim, 0.8) +
    edge(0.84, dim, 0.8) +
    `<path d="${ticks}" stroke="${dim}" stroke-width=".8" fill="none"/>`
  )
}
