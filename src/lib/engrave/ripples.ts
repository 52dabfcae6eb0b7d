import { type Circle, round } from './geometry.ts'
import { PATINA, PLASTER, SIGNAL } from './inks.ts'

type RipplesOptions = Circle & {
  readonly spread?: number
  readonly n?: number
  readonly tone?: string
  readonly cold?: string
  readonly hot?: string
}

/** Draws two sets of concentric rings that cross. */
export function ripples(options: RipplesOptions): string {
  const { cx, cy, r, spread = 0.36, n = 22, tone = PLASTER, cold = PATINA, hot = SIGNAL } = options
  const left = round(cx - r * spread)
  const right = round(cx + r * spread)
  const rings = (x: number) =>
    Array.from({ length: n }, (_, i) => `<circle cx="${x}" cy="${cy}" r="${round((r * (i + 1)) / n)}"/>`).join('')
  const family = (x: number, colour: string) =>
    `<g fill="none" stroke="${colour}" stroke-width=".9" stroke-opacity=".75">${rings(x)}</g>`
  const point = (x: number, colour: string) => `<circle cx="${x}" cy="${cy}" r="${round(r * 0.022)}" fill="${colour}"/>`
  return family(left, tone) + family(right, cold) + point(left, hot) + point(right, tone)
}
