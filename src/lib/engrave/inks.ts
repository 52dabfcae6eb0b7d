// Most drawings are separate files, where design tokens do not apply, so drawings contain these colours.
import { STARS } from './brand-inks.ts'

export { SIGNAL, SIGNAL_HI, STARS } from './brand-inks.ts'

export const PLASTER = '#f3eddf'
export const PATINA = '#8fdcc8'
export const LINE = '#2c3d5c'
export const LINE_STRONG = '#6f82a6'
export const LINE_MOON = '#41547a'
export const LINE_PLATE = '#8496ba'
export const RULE = '#bcc6d8'
export const GROUND_DEEP = '#050a15'

export type Ground = readonly [top: string, bottom: string]

/** The grounds of plates (indigo, patina, ember, slate, azure), each a vertical gradient. */
export const GROUNDS: readonly [Ground, ...Ground[]] = [
  ['#0d1f47', '#060c1b'],
  ['#07302e', '#05101a'],
  ['#331a10', '#0b0a14'],
  ['#1a2638', '#080d18'],
  ['#0b2b49', '#04101e'],
]

/** The tints from which the hash of a name picks one. */
export const SPECTRA: readonly [string, ...string[]] = [STARS.o, PATINA, STARS.g, STARS.k, STARS.m]

/** Draws a plate: an SVG document on a ground. The key must be unique among the drawings of a page. */
export function plate(options: {
  readonly w: number
  readonly h: number
  readonly key: string
  readonly ground: Ground
  readonly fit: 'xMidYMid slice' | 'xMidYMax slice'
  readonly drawing: string
}): string {
  const { w, h, key, ground, fit, drawing } = options
  const stops = `<stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" aria-hidden="true" preserveAspectRatio="${fit}">` +
    `<defs><linearGradient id="${key}" x2="0" y2="1">${stops}</linearGradient></defs>` +
    `<rect width="${w}" height="${h}" fill="url(#${key})"/>${drawing}</svg>`
  )
}
