import type { Point } from '#lib/engrave/geometry.ts'
import { round } from '#lib/engrave/geometry.ts'
import { FAINT, line, outline, shading, solid } from './strokes.ts'

type Pier = {
  readonly cx: number
  readonly base: number
  readonly top: number
  readonly foot: number // half its width on the ground
  readonly head: number // half its width at the top
  readonly stone: string
}

/** Draws a pier of cut stone under a slab: a trapezoid with its shadow side hatched. */
export function pier({ cx, base, top, foot, head, stone }: Pier): string {
  const [topLeft, topRight]: [Point, Point] = [
    [cx - head, top],
    [cx + head, top],
  ]
  const [right, left]: [Point, Point] = [
    [cx + foot, base],
    [cx - foot, base],
  ]
  return (
    solid(outline([topLeft, topRight, right, left]), stone) +
    line(shading([topRight, right], [topLeft, left], { n: 14, to: 0.62 }), { tone: FAINT, width: 0.8 }) +
    line(`M${round(cx - head - 5)} ${round(top)}H${round(cx + head + 5)}`)
  )
}
