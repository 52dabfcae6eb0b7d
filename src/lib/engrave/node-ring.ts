import { limb } from './geometry.ts'

/** Draws the graduated ring around a node of a chart. It is used as a mask, so the page sets its colour. */
export function nodeRing(): string {
  const ticks = limb(46, 46, 45, { count: 48, len: 5, every: 4, long: 9 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 92 92"><path d="${ticks}" stroke="#fff" fill="none"/></svg>`
}
