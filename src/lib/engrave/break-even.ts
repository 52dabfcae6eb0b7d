import { type Point, round } from './geometry.ts'
import { LINE_STRONG, PATINA, PLASTER, SIGNAL } from './inks.ts'

/** The side of the square that holds the two curves. */
export const BREAK_EVEN_SIDE = 340

const MONTHS = 12
const WEEKS = 48
const [LEFT, RIGHT, FLOOR, CEILING] = [20, 320, 300, 40]

/**
 * Returns the cost at a share of the year, 0 to 1. The cost falls at first and then levels off. A cost of 0 is at the
 * bottom of the square, and a cost of 1 at its top.
 */
export function costAt(share: number): number {
  return 0.1 + 0.58 * (1 - share) ** 1.5
}

/** Returns the return on the cost at a share of the year, on the same scale. It rises slowly at first. */
export function returnAt(share: number): number {
  return 0.1 + 0.88 * share ** 1.7
}

/** Returns the share of the year at which the return begins to exceed the cost. */
export function breakEvenShare(): number {
  let [low, high] = [0, 1]
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2
    if (returnAt(middle) < costAt(middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Draws cost and return over a year of 48 weeks, hatches the difference and marks the point where they meet. */
export function breakEven(): string {
  const shares = Array.from({ length: WEEKS + 1 }, (_, week) => week / WEEKS)
  const hatching = shares.map(
    (share) => `M${pointAt(share, 0)[0]} ${pointAt(share, costAt(share))[1]}V${pointAt(share, returnAt(share))[1]}`,
  )
  const ticks = shares.map((share, week) => `M${pointAt(share, 0)[0]} ${FLOOR}v${tickLength(week)}`)
  const [x, y] = pointAt(breakEvenShare(), returnAt(breakEvenShare()))
  return (
    `<g fill="none" stroke="${LINE_STRONG}"><path d="M${LEFT} ${FLOOR}H${RIGHT}${ticks.join('')}"/>` +
    `<path d="${hatching.join('')}" stroke-width=".9"/><path d="${curve(shares, returnAt)}" stroke="${PLASTER}" stroke-width="1.8"/>` +
    `<path d="${curve(shares, costAt)}" stroke="${PATINA}" stroke-width="1.8"/></g><circle cx="${x}" cy="${y}" r="6" fill="${SIGNAL}"/>`
  )
}

function pointAt(share: number, value: number): Point {
  return [round(LEFT + (RIGHT - LEFT) * share), round(FLOOR - 12 - (FLOOR - 12 - CEILING) * value)]
}

function tickLength(week: number): number {
  if (week % (WEEKS / 4) === 0) return 14
  return week % (WEEKS / MONTHS) === 0 ? 9 : 5
}

function curve(shares: readonly number[], value: (share: number) => number): string {
  return `M${shares.map((share) => pointAt(share, value(share)).join(' ')).join('L')}`
}
