import { limb, rad, round } from '#lib/engrave/geometry.ts'
import { LINE_STRONG as DIM, PLASTER, SIGNAL } from '#lib/engrave/inks.ts'
import { pier } from './pier.ts'
import { chain, crowned, type Drawn, dot, FAINT, leaning, line, ring, type Stage, ticks } from './strokes.ts'

const AXIS = -62 // degrees: the pole points to the upper right
const TILTS = [-0.78, -0.4, 0, 0.4, 0.78] // sines of the parallels: polar circles, tropics and the equator

/** Draws an armillary sphere, for services that have no drawing: five circles around an axis, in a graduated ring. */
export function sphere({ cx, base, h, stone }: Stage): Drawn {
  const r = h * 0.35
  const [x, y] = [cx, base - h * 0.57]
  const at = leaning(x, y, AXIS)
  const band = r * 0.13
  const art =
    pier({ cx, base, foot: h * 0.17, head: h * 0.06, top: y + r + band * 1.3, stone }) +
    line(
      chain([
        [x, y + r],
        [x, y + r + band * 1.3],
      ]),
      { width: 5, tone: DIM },
    ) +
    meridian(x, y, r, band, stone) +
    line(TILTS.map((sine) => parallel(at, r * 0.92, sine, 'far')).join(''), { tone: FAINT, width: 1 }) +
    line(chain([at(-r * 1.22, 0), at(r * 1.34, 0)]), { width: 1.2 }) +
    ring(x, y, r * 0.1, { fill: stone }) +
    dot(x, y, 3.2) +
    line(TILTS.map((sine) => parallel(at, r * 0.92, sine, 'near')).join(''), { width: 1.2 }) +
    zodiac(at, r * 0.92) +
    line(chain([at(r * 1.34, 0), at(r * 1.5, 0)]), { width: 1, dash: '2 7' })
  return crowned(art, at(r * 1.62, 0), h)
}

/** Draws the same sphere in few lines, for menus, as the files in `ui/brand/glyphs` are. */
export function sphereGlyph(): string {
  const circles = [
    '13.5 19.1a21 6 28 0 0 37 19.8',
    '20.9 11.2a18.2 5.2 28 0 0 32.1 17.1',
    '11 29.7a18.2 5.2 28 0 0 32.1 17.1',
  ]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke="${PLASTER}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">` +
    `<circle cx="32" cy="29" r="21"/><path d="M20 51.5L44 6.5M${circles.join('M')}M32 50v7M22 57h20"/>` +
    `<circle cx="32" cy="29" r="2.4" fill="${SIGNAL}" stroke="none"/></svg>`
  )
}

/** Draws the stone ring that carries the other rings, with a tick every three degrees. */
function meridian(x: number, y: number, r: number, band: number, stone: string): string {
  const outer = r + band
  return (
    `<path fill-rule="evenodd" d="${circle(x, y, outer)}${circle(x, y, r)}" fill="${stone}" stroke="${PLASTER}" stroke-width="1.4"/>` +
    ticks(limb(round(x), round(y), outer, { count: 120, len: band * 0.34, every: 10, long: band * 0.72 }), DIM)
  )
}

function circle(x: number, y: number, r: number): string {
  const [reach, across] = [round(r), round(2 * r)]
  return `M${round(x - r)} ${round(y)}a${reach} ${reach} 0 1 0 ${across} 0a${reach} ${reach} 0 1 0 ${-across} 0Z`
}

const FLAT = 0.26 // how far the circles open towards the eye

/** Returns half of a circle around the axis: the half behind it or the half in front. */
function parallel(at: ReturnType<typeof leaning>, r: number, sine: number, half: 'far' | 'near'): string {
  const width = r * Math.sqrt(1 - sine ** 2)
  const side = half === 'near' ? -1 : 1
  const points = Array.from({ length: 25 }, (_, step) => {
    const angle = rad(step * 7.5)
    return at(r * sine + side * width * FLAT * Math.sin(angle), width * Math.cos(angle))
  })
  return chain(points)
}

/** Draws the path of the sun: a hatched band from one tropic to the other. */
function zodiac(at: ReturnType<typeof leaning>, r: number): string {
  const edge = (shift: number) =>
    Array.from({ length: 25 }, (_, step) => {
      const angle = rad(step * 7.5)
      return at(
        r * (0.4 * Math.cos(angle) - FLAT * Math.sin(angle) + shift),
        r * (0.917 * Math.cos(angle) + shift * 0.3),
      )
    })
  const [low, high] = [edge(-0.035), edge(0.035)]
  const rungs = low.map((from, index) => chain([from, high[index] ?? from])).join('')
  return line(rungs, { tone: DIM, width: 0.9 }) + line(chain(low) + chain(high), { width: 1.2 })
}
