import { rad, round } from '#lib/engrave/geometry.ts'
import { gnomon } from '#lib/engrave/gnomon.ts'
import type { Drawn, Stage } from './strokes.ts'

const COURSES = 24

/** Draws custom website development: a stepped gnomon of twenty-four courses, with a star above the last. */
export function web({ cx, base, h, stone }: Stage): Drawn {
  const width = (h / Math.tan(rad(27))) * 0.62
  let stair = `M${round(cx - width)} ${base}`
  for (let i = 1; i <= COURSES; i++) {
    stair += `V${round(base - (h * i) / COURSES)}H${round(cx - width + (width * i) / COURSES)}`
  }
  const body = `<path d="${stair}V${base}Z" fill="${stone}"/>`
  // The gnomon draws its own star.
  const art = body + gnomon({ cx, base, h, steps: COURSES, quad: false, dim: '#33466a' })
  return { art, star: [round(cx), round(base - h - h * 0.04)] }
}
