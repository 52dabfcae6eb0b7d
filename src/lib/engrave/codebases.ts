import { arc, at, limb, rad, TAU } from './geometry.ts'
import { GROUND_DEEP, LINE_STRONG, PATINA, PLASTER, RULE } from './inks.ts'

/** The size of both drawings. */
const CODEBASES_BOX = { w: 560, h: 260 } as const

const HUB_X = 96
const PHONE = { y: 50, w: 80, h: 160 } as const
const LEFT = 370
const RIGHT = 470
const FORK = 316

/** Draws gear wheels that feed two phones: one wheel for both, or one wheel each. */
export function codebases(wheels: 1 | 2): string {
  const drawing =
    wheels === 1
      ? feed([`M${HUB_X + 62} 130H${LEFT}`, `M${FORK} 130V26H${RIGHT + 40}V50`]) + wheel(130, 62)
      : feed([`M${HUB_X + 46} 76H${LEFT}`, `M${HUB_X + 46} 184H${FORK}V234H${RIGHT + 40}V210`]) +
        wheel(76, 46) +
        wheel(184, 46)
  const { w, h } = CODEBASES_BOX
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" fill="none"` +
    ` stroke-linecap="round">${drawing}${phone(LEFT)}${phone(RIGHT)}</svg>`
  )
}

function feed(lines: readonly string[]): string {
  return `<path d="${lines.join('')}" stroke="${PATINA}" stroke-width="1.6"/>`
}

/** Draws a graduated wheel with a star on its inner ring and a point in its centre. */
function wheel(y: number, r: number): string {
  const inner = r * 0.6
  const [x0, y0] = at(HUB_X, y, inner, rad(-27))
  return (
    `<circle cx="${HUB_X}" cy="${y}" r="${r}" stroke="${PLASTER}" stroke-width="1.4"/>` +
    `<path d="${limb(HUB_X, y, r - 4, { count: 48, len: 5, every: 12, long: 11 })}" stroke="${LINE_STRONG}"/>` +
    `<path d="${arc(HUB_X, y, inner, rad(-27), TAU * 0.8)}" stroke="${RULE}" stroke-width="1.2"/>` +
    `<circle cx="${x0}" cy="${y0}" r="4" fill="${PLASTER}"/><circle cx="${HUB_X}" cy="${y}" r="5" fill="${PATINA}"/>`
  )
}

function phone(x: number): string {
  const { y, w, h } = PHONE
  return (
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="9" fill="${GROUND_DEEP}" stroke="${PLASTER}" stroke-width="1.4"/>` +
    `<path d="M${x + 16} ${y + 38}h48M${x + 16} ${y + 56}h32M${x + 30} ${y + 148}h20" stroke="${LINE_STRONG}" stroke-width="1.4"/>`
  )
}
