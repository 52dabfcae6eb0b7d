import { round, segment, TAU } from './geometry.ts'
import { LINE_STRONG, PLASTER, SIGNAL } from './inks.ts'

/** The side of the square sheet, and the radius and tilt (in degrees) of the globe in its middle. */
export const GLOBE = { side: 640, r: 206, lean: 27 } as const

/** The number of great circles through the poles. */
const MERIDIANS = 8

/**
 * Returns all meridians as path data for a globe that has turned by a share of a turn. Each is an ellipse from pole to
 * pole and back. At a turn of 0, the first is on the rim and the fifth on the axis.
 */
export function meridians(turn: number, r: number = GLOBE.r): string {
  const ellipses = Array.from({ length: MERIDIANS }, (_, index) => {
    const width = round(Math.abs(r * Math.cos(TAU * (index / (2 * MERIDIANS) + turn))))
    return `M0 ${-r}A${width} ${r} 0 0 1 0 ${r}A${width} ${r} 0 0 1 0 ${-r}`
  })
  return ellipses.join('')
}

/** Returns the marked meridian as path data from pole to pole. It shows which way the globe turns. */
export function primeMeridian(turn: number, r: number = GLOBE.r): string {
  const x = round(r * Math.sin(TAU * turn))
  return `M0 ${-r}A${Math.abs(x)} ${r} 0 0 ${x > 0 ? 1 : 0} 0 ${r}`
}

/** Draws the parts of the globe that do not turn: rim, parallels, the graduated band, the axis and its star. */
export function globe(): string {
  const { side, r, lean } = GLOBE
  const tip = round(r * 1.42)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}" fill="none">` +
    `<g transform="translate(${side / 2} ${side / 2}) rotate(${lean})">` +
    `<g stroke="${LINE_STRONG}" stroke-width=".8">${parallels(r)}<path d="${ticks(r)}"/></g>` +
    `<g stroke="${PLASTER}" stroke-width="1.3"><circle r="${r}"/>${ellipse(r * 1.22, r * 0.3)}${ellipse(r * 1.3, r * 0.34)}` +
    `<path d="M0 ${-tip}V${tip}"/></g><circle cy="${-tip}" r="${round(r * 0.035)}" fill="${SIGNAL}"/></g></svg>`
  )
}

function ellipse(rx: number, ry: number, cy = 0): string {
  return `<ellipse${cy === 0 ? '' : ` cy="${round(cy)}"`} rx="${round(rx)}" ry="${round(ry)}"/>`
}

/** Draws eight circles of latitude, seen from slightly above. */
function parallels(r: number): string {
  let drawing = ''
  for (let i = 1; i < 9; i++) {
    const angle = (Math.PI * i) / 9
    drawing += ellipse(r * Math.sin(angle), r * Math.sin(angle) * 0.2, r * Math.cos(angle) * 0.96)
  }
  return drawing
}

/** Returns the 180 ticks of the band; every fifteenth spans its whole width. */
function ticks(r: number): string {
  let d = ''
  for (let tick = 0; tick < 180; tick++) {
    const angle = (TAU * tick) / 180
    const outer = tick % 15 === 0 ? 1.3 : 1.255
    const [cos, sin] = [r * Math.cos(angle), r * Math.sin(angle)]
    d += segment([round(1.22 * cos), round(0.3 * sin)], [round(outer * cos), round((0.3 + (outer - 1.22) * 0.5) * sin)])
  }
  return d
}
