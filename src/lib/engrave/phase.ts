import { round } from './geometry.ts'
import { LINE_STRONG, PLASTER } from './inks.ts'

/** Returns the lit area of a moon in a box of 24 as path data, for a share of 0 to 1; empty at new moon. */
export function phasePath(share: number): string {
  if (share <= 0) return ''
  if (share >= 1) return 'M12 3a9 9 0 0 1 0 18a9 9 0 0 1 0-18Z'
  const x = 9 * (1 - 2 * share)
  return `M12 3A9 9 0 0 1 12 21A${round(Math.abs(x)) || 0.1} 9 0 0 ${x > 0 ? 0 : 1} 12 3Z`
}

/** Draws a moon for lists, always next to a word: a new moon is remote, a half moon hybrid, a full moon on site. */
export function phase(share: number): string {
  return (
    `<svg viewBox="0 0 24 24" fill="none" aria-hidden="true">` +
    `<circle cx="12" cy="12" r="9" stroke="${LINE_STRONG}" stroke-width="1.2"/>` +
    `<path d="${phasePath(share)}" fill="${PLASTER}"/></svg>`
  )
}
