import { round } from './geometry.ts'
import { RULE, SIGNAL } from './inks.ts'

/** Draws a rule of 31 days at the foot of a plate, with the signal pointer at the day of publication (1 to 31). */
export function monthRule(
  day: number,
  { w, h, ground }: { readonly w: number; readonly h: number; readonly ground: string },
): string {
  const [left, right, y] = [w * 0.04, w * 0.96, h * 0.94]
  let ticks = ''
  for (let tick = 0; tick <= 30; tick++) {
    const x = round(left + ((right - left) * tick) / 30)
    ticks += `M${x} ${round(y)}V${round(y - (tick % 5 ? h * 0.014 : h * 0.028))}`
  }
  const x = round(left + ((right - left) * (day - 1)) / 30)
  const pointer = `M${x} ${round(y + h * 0.008)}l${round(h * 0.016)} ${round(h * 0.028)}h${round(-h * 0.032)}z`
  return (
    `<rect y="${round(h * 0.88)}" width="${w}" height="${round(h * 0.12)}" fill="${ground}"/>` +
    `<path d="M${round(left)} ${round(y)}H${round(right)}${ticks}" fill="none" stroke="${RULE}" stroke-width="1.6"/>` +
    `<path d="${pointer}" fill="${SIGNAL}"/>`
  )
}
