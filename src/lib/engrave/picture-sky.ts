import { type Ground, PLASTER, RULE, SIGNAL } from './inks.ts'
import { svgBackground, svgFile } from './svg-file.ts'
import { type Tones, trails } from './trails.ts'

const tones: Tones = [
  ['#7186b3', 0.76],
  [RULE, 0.15],
  [PLASTER, 0.09],
]

type Sky = Omit<Parameters<typeof trails>[0], 'tones' | 'sweep'> & {
  readonly w: number
  readonly h: number
  readonly ground: Ground
  /** The radius of the star around which the trails turn. */
  readonly star: number
}

/** Draws a night sky that fills a panel, with the trails around one star. */
export function pictureSky({ w, h, ground, star, ...options }: Sky): string {
  const point = `<circle cx="${options.cx}" cy="${options.cy}" r="${star}" fill="${SIGNAL}" stroke="none"/>`
  const strokes = `<g fill="none" stroke-linecap="round">${trails({ tones, sweep: 27, ...options })}${point}</g>`
  return svgFile(w, h, svgBackground(w, h, ground) + strokes, 'preserveAspectRatio="xMidYMid slice"')
}
