import { type Circle, limb, round } from './geometry.ts'
import { LINE_STRONG, PLASTER, SIGNAL } from './inks.ts'

/** Returns the number of teeth: a multiple of four, with about one tooth for every 8.5 units of the wheel's edge. */
function teethOf(r: number): number {
  return Math.round((r * 0.74) / 4) * 4
}

/** Draws gear wheels; the second one carries the signal. The caller places them so that their teeth meet. */
export function gears(wheels: readonly Circle[]): string {
  return `<g fill="none" stroke="${PLASTER}">${wheels.map((wheel, i) => gear(wheel, i === 1)).join('')}</g>`
}

function gear({ cx, cy, r }: Circle, isDriver: boolean): string {
  const teeth = teethOf(r)
  const inner = r * 0.72
  const circle = (size: number, attributes = '') => `<circle cx="${cx}" cy="${cy}" r="${round(size)}"${attributes}/>`
  return (
    circle(r) +
    `<path d="${limb(cx, cy, r + 7, { count: teeth, len: 7 })}"/>` +
    circle(inner, ` stroke="${LINE_STRONG}"`) +
    `<path d="${limb(cx, cy, inner, { count: teeth / 2, len: r * 0.14 })}" stroke="${LINE_STRONG}"/>` +
    circle(isDriver ? 5 : 3.5, ` fill="${isDriver ? SIGNAL : PLASTER}" stroke="none"`)
  )
}
