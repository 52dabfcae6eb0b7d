import { type Circle, rad, round } from './geometry.ts'
import { LINE_MOON, PLASTER } from './inks.ts'
import { moon } from './moon.ts'

type PhasesOptions = Circle & { readonly lines?: number; readonly dark?: string; readonly tone?: string }

/** The positions of the five moons along their line, as shares of its length. The gaps between them grow. */
const POSITIONS = [-0.5, -0.335, -0.12, 0.14, 0.45]

/** Draws five moons on a tilted line, from nearly new to nearly full, each larger than the one before. */
export function phases({ cx, cy, r, lines = 30, dark = LINE_MOON, tone = PLASTER }: PhasesOptions): string {
  return POSITIONS.map((position, i) =>
    moon({
      cx: round(cx + position * r * 6.3 * Math.cos(rad(-12))),
      cy: round(cy + position * r * 6.3 * Math.sin(rad(-12))),
      r: round(r * (0.5 + 0.1 * i)),
      phase: 0.06 + (0.92 * i) / (POSITIONS.length - 1),
      lines,
      dark,
      tone,
      steps: 14,
    }),
  ).join('')
}
