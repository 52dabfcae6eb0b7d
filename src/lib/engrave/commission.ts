import { round } from './geometry.ts'
import { LINE_STRONG, PLASTER, SIGNAL } from './inks.ts'

/** The plate and the diagram's area on it; the ticks are outside this area. */
export const COMMISSION = { w: 600, h: 480, left: 22, right: 576, top: 26, foot: 456 } as const
const { w, h, left, right, top, foot } = COMMISSION

type Shares = { readonly least: number; readonly most: number } // percent of the project's value

type CommissionOptions = Shares & {
  /** The value of the example project, in lakh (1 lakh is Rs 1,00,000). */
  readonly deal: number
  /** The value at the end of the axis, in lakh. */
  readonly max: number
}

/** Returns the point, in percent of the plate, that shows what a share (percent) of a value (lakh) earns. */
export function commissionPoint(value: number, share: number, { most, max }: CommissionOptions) {
  const [x, y] = at(value, share, most, max)
  return { x: round((100 * x) / w), y: round((100 * y) / h) }
}

/** Draws earnings over project value. A referral earns an amount in the hatched wedge between the two shares. */
export function commission({ least, most, deal, max }: CommissionOptions): string {
  const pointOf = (value: number, share: number) => at(value, share, most, max)
  const ray = (share: number) => `M${left} ${foot}L${pointOf(max, share).join(' ')}`
  let hatch = ''
  for (let i = 1; i <= max * 25; i++) {
    const [x, yOfMost] = pointOf(i / 25, most)
    hatch += `M${x} ${pointOf(i / 25, least)[1]}V${yOfMost}`
  }
  const [x, yOfMost] = pointOf(deal, most)
  const yOfLeast = pointOf(deal, least)[1]
  const point = (y: number) => `<circle cx="${x}" cy="${y}" r="5" fill="${SIGNAL}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" fill="none">` +
    `<path d="${ticks(most, max)}" stroke="${LINE_STRONG}"/>` +
    `<path d="M${left} ${top - 20}V${foot}H${right + 20}" stroke="${PLASTER}" stroke-width="1.4"/>` +
    `<path d="${hatch}" stroke="#93a8d0"/><path d="${ray(least)}${ray(most)}" stroke="${PLASTER}" stroke-width="1.5"/>` +
    `<path d="M${left} ${yOfMost}H${x}M${left} ${yOfLeast}H${x}" stroke="${SIGNAL}" stroke-width="1.2" stroke-dasharray="2 6" stroke-linecap="round"/>` +
    `<path d="M${x} ${foot}V${yOfMost}" stroke="${SIGNAL}" stroke-width="1.4"/>` +
    `<path d="M${x} ${yOfLeast}V${yOfMost}" stroke="${SIGNAL}" stroke-width="4"/>${point(yOfLeast)}${point(yOfMost)}</svg>`
  )
}

function at(value: number, share: number, most: number, max: number): readonly [x: number, y: number] {
  const earned = (value * share) / (max * most)
  return [round(left + ((right - left) * value) / max), round(foot - (foot - top) * earned)]
}

/** Returns ticks for each Rs 5,000 of value and each Rs 1,000 earned, with longer ticks for round figures. */
function ticks(most: number, max: number): string {
  let d = ''
  for (let i = 0; i <= max * 20; i++) d += `M${at(i / 20, 0, most, max)[0]} ${foot}v${i % 20 ? (i % 10 ? 6 : 10) : 16}`
  for (let i = 0; i <= max * most; i++) d += `M${left} ${at(max, i / max, most, max)[1]}h${i % 5 ? -6 : -14}`
  return d
}
