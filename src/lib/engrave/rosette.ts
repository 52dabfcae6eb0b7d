import { at, type Circle, TAU } from './geometry.ts'
import { PLASTER } from './inks.ts'

type RosetteOptions = Circle & {
  readonly petals?: number
  readonly depth?: number
  readonly copies?: number
  readonly tone?: string
  readonly w?: number
  readonly o?: number
  readonly inner?: number // size of the smallest copy
}

/** Draws a rosette of one closed curve that is repeated, turned a little each time. */
export function rosette(options: RosetteOptions): string {
  const { cx, cy, r, petals = 7, depth = 0.3, copies = 18, tone = PLASTER, w = 0.7, o = 0.7, inner = 0.35 } = options
  let d = ''
  for (let copy = 0; copy < copies; copy++) {
    const size = inner + ((1 - inner) * (copy + 1)) / copies
    const turn = ((copy * Math.PI) / copies / petals) * 2
    const points: string[] = []
    for (let i = 0; i <= 120; i++) {
      const angle = (TAU * i) / 120
      const reach = r * size * (1 - depth + depth * Math.cos(petals * (angle + turn)))
      points.push(at(cx, cy, reach, angle).join(' '))
    }
    d += `M${points.join('L')}Z`
  }
  return `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${w}" stroke-opacity="${o}"/>`
}
