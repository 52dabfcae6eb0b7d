import { round } from './geometry.ts'
import { PATINA, PLASTER } from './inks.ts'

const FAINT = '#5c8f8c'
/** The size of the register; `points` is the y where the points on long strokes end. */
export const REGISTER = { w: 1312, h: 132, points: 34 } as const
const { w: W, h: H, points: POINTS } = REGISTER

/**
 * Draws a rule of `count` ticks, one for each app that can be connected. Some ticks reach down to the columns below;
 * `columns` has the centre of each, as a share of the width. The drawing is stretched to its box.
 */
export function register(count: number, columns: readonly number[]): string {
  const last = Math.max(1, count - 1)
  const columnTicks = columns.map((centre) => Math.round(centre * last))
  const x = (tick: number) => round((tick * W) / last)
  const lengths: readonly number[] = Array.from({ length: last + 1 }, (_, tick) => {
    if (tick % 50 === 0 || tick === last) return 22
    return tick % 10 === 0 ? 14 : 9
  })
  const ticks = (isWanted: (length: number) => boolean) =>
    lengths
      .map((length, tick) => (isWanted(length) && !columnTicks.includes(tick) ? `M${x(tick)} 0V${length}` : ''))
      .join('')
  const columnLines = columnTicks.map((tick) => `M${x(tick)} 0V${H}`).join('')
  const points = columnTicks
    .map((tick) => `<circle cx="${x(tick)}" cy="${POINTS - 4}" r="4" fill="${PATINA}"/>`)
    .join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" fill="none" preserveAspectRatio="none">` +
    `<path d="${ticks((length) => length < 22)}" stroke="${FAINT}"/>` +
    `<path d="${ticks((length) => length === 22)}M0 .6H${W}" stroke="${PLASTER}" stroke-width="1.2"/>` +
    `<path d="${columnLines}" stroke="${PATINA}" stroke-width="1.5"/>${points}</svg>`
  )
}
