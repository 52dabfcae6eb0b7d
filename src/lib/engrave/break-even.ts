import { type Point, round } from './geometry.ts'
import { LINE_STRONG, PATINA, PLASTER, SIGNAL } from './inks.ts'

/** The side of the square that holds the two curves. */
export const EVEN_BOX = 340

const MONTHS = 12
const WEEKS = 48
const [LEFT, RIGHT, FLOOR, CEILING] = [20, 320, 300, 40]

/**
 * Returns the cost at a share of the year, 0 to 1. It falls evenly and then levels off; 0 is nothing, 1 the top of the
 * box.
 */
export function costAt(at: number): number {
  return 0.1 + 0.58 * (1 - at) ** 1.5
}

/** Returns the return at a share of the year. It rises slowly at first. */
export function returnAt(at: number): number {
  return 0.1 + 0.88 * at ** 1.7
}

/** Returns the share of the year at which the return passes the cost. */
export function evenAt(): number {
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
  const weeks = Array.from({ length: WEEKS + 1 }, (_, week) => week / WEEKS)
  const hatching = weeks.map((at) => `M${place(at, 0)[0]} ${place(at, costAt(at))[1]}V${place(at, returnAt(at))[1]}`)
  const ticks = weeks.map((at, week) => `M${place(at, 0)[0]} ${FLOOR}v${tickLength(week)}`)
  const [x, y] = place(evenAt(), returnAt(evenAt()))
  return (
    `<g fill="none" stroke="${LINE_STRONG}"><path d="M${LEFT} ${FLOOR}H${RIGHT}${ticks.join('')}"/>` +
    `<path d="${hatching.join('')}" stroke-width=".9"/><path d="${curve(weeks, returnAt)}" stroke="${PLASTER}" stroke-width="1.8"/>` +
    `<path d="${curve(weeks, costAt)}" stroke="${PATINA}" stroke-width="1.8"/></g><circle cx="${x}" cy="${y}" r="6" fill="${SIGNAL}"/>`
  )
}

function place(at: number, value: number): Point {
  return [round(LEFT + (RIGHT - LEFT) * at), round(FLOOR - 12 - (FLOOR - 12 - CEILING) * value)]
}

function tickLength(week: number): number {
  if (week % (WEEKS / 4) === 0) return 14
  return week % (WEEKS / MONTHS) === 0 ? 9 : 5
}

function curve(weeks: readonly number[], value: (at: number) => number): string {
  return `M${weeks.map((at) => place(at, value(at)).join(' ')).join('L')}`
}
