import { type Circle, round, segment, TAU } from './geometry.ts'
import { LINE_STRONG, PLASTER, SIGNAL } from './inks.ts'

type ArmillaryOptions = Circle & {
  readonly tone?: string
  readonly dim?: string
  readonly hot?: string
  readonly lean?: number // degrees
}

/** Draws a globe of meridians and parallels on a leaning axis, inside a graduated band. */
export function armillary(options: ArmillaryOptions): string {
  const { cx, cy, r, tone = PLASTER, dim = LINE_STRONG, hot = SIGNAL, lean = 27 } = options
  let globe = ''
  for (let i = 1; i < 8; i++) {
    const rx = round(Math.abs(r * Math.cos((Math.PI * i) / 8)))
    globe += `<ellipse rx="${rx}" ry="${r}" stroke="${i === 4 ? tone : dim}"/>`
  }
  for (let i = 1; i < 9; i++) {
    const y = round(r * Math.cos((Math.PI * i) / 9) * 0.96)
    const reach = r * Math.sin((Math.PI * i) / 9)
    globe += `<ellipse cy="${y}" rx="${round(reach)}" ry="${round(reach * 0.2)}" stroke="${dim}"/>`
  }
  const ring = (wide: number, high: number) =>
    `<ellipse rx="${round(r * wide)}" ry="${round(r * high)}" stroke="${tone}" stroke-width="1.3"/>`
  const pole = round(-r * 1.42)
  return (
    `<g transform="translate(${cx} ${cy}) rotate(${lean})" fill="none" stroke-width=".8">${globe}` +
    `<circle r="${r}" stroke="${tone}" stroke-width="1.4"/>${ring(1.22, 0.3)}${ring(1.3, 0.34)}` +
    `<path d="${ticks(r)}" stroke="${dim}"/>` +
    `<path d="M0 ${pole}V${round(r * 1.42)}" stroke="${tone}" stroke-width="1.2"/>` +
    `<circle cy="${pole}" r="${round(r * 0.035)}" fill="${hot}" stroke="none"/></g>`
  )
}

function ticks(r: number): string {
  const inner = 1.22
  let d = ''
  for (let k = 0; k < 180; k++) {
    const angle = (TAU * k) / 180
    const outer = k % 15 ? 1.255 : 1.3
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    d += segment(
      [round(r * inner * cos), round(r * 0.3 * sin)],
      [round(r * outer * cos), round(r * (0.3 + (outer - inner) * 0.5) * sin)],
    )
  }
  return d
}
