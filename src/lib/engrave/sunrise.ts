import { rad, round } from './geometry.ts'
import { gnomon } from './gnomon.ts'
import { LINE_MOON, LINE_STRONG, PLASTER, SIGNAL, SIGNAL_HI } from './inks.ts'
import { seededRandom } from './seeded-random.ts'
import { sun } from './sun.ts'
import { planTrails, trailPaths } from './trails.ts'

const [W, H, HORIZON] = [1440, 640, 500]
const SUN = { cx: 1075, cy: HORIZON, r: 270 } as const
const SWEEP = 16
const WATER_LINES = 16

/** Two stepped gnomons in front of the sun, as wide as their slope requires (see `gnomon`). */
const GNOMONS = [
  { cx: 826, h: 186, steps: 16, dir: -1 },
  { cx: 1352, h: 96, steps: 10, dir: 1 },
] as const

/** Draws a sunrise: half the sun between two gnomons, with trails above the horizon and glitter on the water. */
export function sunrise(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMaxYMax slice" fill="none">` +
    `<defs><linearGradient id="fade" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".35" stop-color="#fff"/></linearGradient>` +
    `<mask id="air"><rect width="${W}" height="${HORIZON}" fill="url(#fade)"/></mask>` +
    `<radialGradient id="glow" cx="${SUN.cx}" cy="${HORIZON}" r="560" gradientUnits="userSpaceOnUse">` +
    `<stop stop-color="${SIGNAL}" stop-opacity=".2"/><stop offset=".55" stop-color="${SIGNAL}" stop-opacity=".07"/>` +
    `<stop offset="1" stop-color="${SIGNAL}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${W}" height="${HORIZON}" fill="url(#glow)"/><g mask="url(#air)" stroke-linecap="round">${sky()}</g>` +
    sun({ ...SUN, bands: 40 }) +
    GNOMONS.map(solidGnomon).join('') +
    `<path d="M0 ${HORIZON}H${W}" stroke="${PLASTER}" stroke-width="1.4"/>${water()}</svg>`
  )
}

/** Draws the trails that begin or end in the picture; the others would only make the file larger. */
function sky(): string {
  const plan = planTrails({
    ...{ seed: 615, r0: 292, r1: 1300, gap: 5, sweep: SWEEP, alpha: 0.95, extra: 1 },
    tones: [
      ['#56698f', 0.62],
      ['#93a8d0', 0.18],
      [PLASTER, 0.1],
      [SIGNAL_HI, 0.1],
    ],
  })
  const isInPicture = (radius: number, angle: number) => {
    const [x, y] = [SUN.cx + radius * Math.cos(angle), SUN.cy + radius * Math.sin(angle)]
    return x > 0 && x < W && y > 0 && y < HORIZON
  }
  const visibleTrails = plan.filter(
    ({ radius, start }) => isInPicture(radius, start) || isInPicture(radius, start + rad(SWEEP)),
  )
  return trailPaths(visibleTrails, SUN.cx, SUN.cy)
}

function solidGnomon({ cx, h, steps, dir }: (typeof GNOMONS)[number]): string {
  const width = (h / Math.tan(rad(27))) * 0.62
  let stair = `M${round(cx - dir * width)} ${HORIZON}`
  for (let i = 1; i <= steps; i++) {
    stair += `V${round(HORIZON - (h * i) / steps)}H${round(cx - dir * width * (1 - i / steps))}`
  }
  const options = { cx, h, steps, dir, base: HORIZON, quad: false, hot: PLASTER, dim: LINE_MOON }
  return `<path d="${stair}V${HORIZON}Z" fill="#060c18"/>${gnomon(options)}`
}

/** Draws the lines of the water, which are closer together near the horizon, and the glitter on each of them. */
function water(): string {
  const roll = seededRandom(72)
  let drawing = ''
  for (let line = 0; line < WATER_LINES; line++) {
    const y = round(HORIZON + 7 + 2.6 * line ** 1.5)
    const nearness = line / WATER_LINES
    let glitter = ''
    for (let i = 0; i < 7 - Math.floor(nearness * 3); i++) {
      const length = Math.round((40 + roll() * 120) * (1 - nearness * 0.7))
      const reach = SUN.r * (1.25 - nearness)
      const x = Math.round(SUN.cx + (roll() + roll() - 1) * reach - length / 2)
      glitter += `M${x} ${y}h${length}`
    }
    drawing +=
      `<path d="M0 ${y}H${W}" stroke="${LINE_STRONG}" stroke-opacity="${round((1 - nearness) * 100) / 100}" stroke-width=".9"/>` +
      `<path d="${glitter}" stroke="${SIGNAL}" stroke-opacity="${round((0.95 - nearness) * 100) / 100}" stroke-width="${round(2.6 - nearness * 1.4)}"/>`
  }
  return drawing
}
