import { type Circle, type Point, round } from './geometry.ts'
import { LINE, PLASTER } from './inks.ts'

type MoonOptions = Circle & {
  readonly phase?: number // lit share, 0..1
  readonly lines?: number
  readonly tone?: string
  readonly dark?: string
  readonly tilt?: number // degrees
  readonly steps?: number // points along a line
}

/** Draws an engraved sphere: parallel tilted lines that swell with the light. */
export function moon(options: MoonOptions): string {
  const { cx, cy, r, phase = 0.5, lines = 40, tone = PLASTER, dark = LINE, tilt = -27, steps = 18 } = options
  const turn = Math.acos(2 * phase - 1)
  const light = { x: Math.sin(turn), z: Math.cos(turn) }
  const pitch = (2 * r) / lines
  let lit = ''
  let unlit = ''
  for (let i = 0; i < lines; i++) {
    const y = -r + pitch * (i + 0.5)
    const half = Math.sqrt(r * r - y * y)
    if (half < pitch * 0.6) continue
    lit += swelling({ r, y, half, pitch, steps, light })
    unlit += `M${round(-half)} ${round(y)}H${round(half)}`
  }
  return (
    `<g transform="translate(${cx} ${cy}) rotate(${tilt})">` +
    `<path d="${unlit}" stroke="${dark}" stroke-width=".6" fill="none"/><path d="${lit}" fill="${tone}"/>` +
    `<circle r="${r}" fill="none" stroke="${dark}" stroke-width="1"/></g>`
  )
}

type Line = {
  readonly r: number
  readonly y: number
  readonly half: number
  readonly pitch: number
  readonly steps: number
  readonly light: { readonly x: number; readonly z: number }
}

/** Returns one line of the sphere, whose thickness at each point follows the light there. */
function swelling({ r, y, half, pitch, steps, light }: Line): string {
  const above: Point[] = []
  const below: Point[] = []
  for (let k = 0; k <= steps; k++) {
    const x = -half + (2 * half * k) / steps
    const z = Math.sqrt(Math.max(0, r * r - x * x - y * y))
    const brightness = Math.max(0, (x / r) * light.x + (z / r) * light.z)
    const thickness = pitch * 0.4 * Math.min(1, brightness ** 0.85)
    const isFull = light.x === 0 // lit from the front: lines taper out on both sides
    if (thickness <= 0.12 && !isFull) continue
    above.push([round(x), round(y - thickness)])
    below.unshift([round(x), round(y + thickness)])
  }
  if (above.length < 2) return ''
  return `M${[...above, ...below].map(([x, top]) => `${x} ${top}`).join('L')}Z`
}
