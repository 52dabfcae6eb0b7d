import { type Circle, round } from './geometry.ts'
import { SIGNAL } from './inks.ts'

type SunOptions = Circle & { readonly bands?: number; readonly tone?: string; readonly half?: boolean }

/** Draws a sun of horizontal bands that thin towards the horizon. With `half`, only the half above the centre shows. */
export function sun({ cx, cy, r, bands = 34, tone = SIGNAL, half = true }: SunOptions): string {
  const height = half ? r : 2 * r
  let d = ''
  for (let i = 0; i < bands; i++) {
    const down = (i + 0.5) / bands
    const y = -r + height * down
    const reach = Math.sqrt(Math.max(0, r * r - y * y))
    const thickness = (height / bands) * (0.92 - 0.8 * down)
    const [left, right] = [round(cx - reach), round(cx + reach)]
    d += `M${left} ${round(cy + y - thickness / 2)}H${right}V${round(cy + y + thickness / 2)}H${left}Z`
  }
  return `<path d="${d}" fill="${tone}"/>`
}
