import { arc, at, type Point, rad, round } from './geometry.ts'
import { LINE_STRONG } from './inks.ts'

const GROUND = '#081020'
const FAINT = '#33466a'
/** Half the side of the square chart, which is centred on the full stop of the heading. */
export const AGENT_CHART_HALF_SIDE = 760
const SWEEP = rad(27) // the usual angle of star trails on the site
const STAR = 8

export type AgentChartRing = {
  readonly r: number
  readonly tint: string
  /** Each star's angle, in degrees clockwise from the right, and its number of rays. */
  readonly stars: readonly { readonly degrees: number; readonly rays: number }[]
}

/** Returns the rays of a star as path data. They start at 0.62 r, where the disc that the caller draws ends. */
export function starRays(x: number, y: number, r: number, count: number, turn = 0): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const [cos, sin] = [Math.cos(rad(turn + (360 * i) / count)), Math.sin(rad(turn + (360 * i) / count))]
    const [inner, outer] = [r * 0.62, r * 1.7]
    d += `M${round(x + cos * inner)} ${round(y + sin * inner)}L${round(x + cos * outer)} ${round(y + sin * outer)}`
  }
  return d
}

/** Returns the position of a star in percent of the chart, where the HTML shows its name. */
export function agentChartPoint(r: number, degrees: number): Point {
  const [x, y] = at(AGENT_CHART_HALF_SIDE, AGENT_CHART_HALF_SIDE, r, rad(degrees))
  return [round((x / AGENT_CHART_HALF_SIDE) * 50), round((y / AGENT_CHART_HALF_SIDE) * 50)]
}

/** Draws rings around the full stop, one per field, with a star for each agent and a ray for each of its skills. */
export function agentChart(rings: readonly AgentChartRing[]): string {
  const side = 2 * AGENT_CHART_HALF_SIDE
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}" fill="none">` +
    `${rings.map(ring).join('')}</svg>`
  )
}

function ring({ r, tint, stars }: AgentChartRing): string {
  const points = stars.map(({ degrees }) => at(AGENT_CHART_HALF_SIDE, AGENT_CHART_HALF_SIDE, r, rad(degrees)))
  const trails = stars
    .map(({ degrees }) => arc(AGENT_CHART_HALF_SIDE, AGENT_CHART_HALF_SIDE, r, rad(degrees) - SWEEP, SWEEP))
    .join('')
  const rays = stars.map((star, i) => starRays(points[i]?.[0] ?? 0, points[i]?.[1] ?? 0, STAR, star.rays, 45)).join('')
  const discs = (radius: number, fill: string) =>
    points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`).join('')
  return (
    `${circle(r, `stroke="${LINE_STRONG}" stroke-opacity=".8"`)}${ringTicks(r)}` +
    `<path d="${trails}" stroke="${tint}" stroke-width="2"/>${discs(17, GROUND)}` +
    `<path d="${rays}" stroke="${tint}" stroke-width="1.3" stroke-linecap="round"/>${discs(5, tint)}`
  )
}

/** Draws 180 ticks inside a ring, every fifth one long, as two dashed circles, which keeps the file small. */
function ringTicks(r: number): string {
  const ticks = (count: number, length: number) => {
    const pitch = (2 * Math.PI * (r - length / 2)) / count
    const dashes = `stroke-dasharray=".8 ${Math.round((pitch - 0.8) * 1e4) / 1e4}" stroke-dashoffset=".4"`
    return circle(r - length / 2, `stroke="${FAINT}" stroke-width="${length}" ${dashes}`)
  }
  return ticks(180, 4) + ticks(36, 8)
}

function circle(r: number, attributes: string): string {
  return `<circle cx="${AGENT_CHART_HALF_SIDE}" cy="${AGENT_CHART_HALF_SIDE}" r="${r}" ${attributes}/>`
}
