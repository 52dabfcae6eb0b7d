import { type Point, rad, round } from '#lib/engrave/geometry.ts'
import { PLASTER, SIGNAL } from '#lib/engrave/inks.ts'

/** The colour of shading and of masonry joints. */
export const FAINT = '#3d5078'

/** The place of an instrument: on the horizon `base`, about `h` tall, cut from the stone of its ink. */
export type Stage = { readonly cx: number; readonly base: number; readonly h: number; readonly stone: string }

/** An instrument and the place of its star, the point around which the sky turns. */
export type Drawn = { readonly art: string; readonly star: Point }

/** A straight edge from one point to another. */
export type Edge = readonly [Point, Point]

type StrokeStyle = { readonly tone?: string; readonly width?: number; readonly dash?: string; readonly alpha?: number }

/** Returns points in order as open path data. */
export function chain(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
}

/** Returns points in order as closed path data. */
export function outline(points: readonly Point[]): string {
  return `${chain(points)}Z`
}

export function line(d: string, { tone = PLASTER, width = 1.4, dash, alpha }: StrokeStyle = {}): string {
  const attributes = (dash ? ` stroke-dasharray="${dash}"` : '') + (alpha ? ` stroke-opacity="${alpha}"` : '')
  return `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${attributes}/>`
}

/** Draws a body of stone or metal with a lit edge. */
export function solid(d: string, fill: string, { tone = PLASTER, width = 1.4 }: StrokeStyle = {}): string {
  return `<path d="${d}" fill="${fill}" stroke="${tone}" stroke-width="${width}" stroke-linejoin="round"/>`
}

/** Draws the ticks of a graduated edge in one stroke. */
export function ticks(d: string, tone: string): string {
  return `<path d="${d}" stroke="${tone}" stroke-width=".9"/>`
}

export function ring(x: number, y: number, r: number, { tone = PLASTER, width = 1.4, fill = 'none' } = {}): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" stroke="${tone}" stroke-width="${width}"/>`
}

export function dot(x: number, y: number, r: number, fill = PLASTER): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`
}

/** Adds the star, the only filled signal point of the drawing, to an instrument. */
export function crowned(art: string, [x, y]: Point, h: number): Drawn {
  return { art: art + dot(x, y, Math.max(5, h * 0.02), SIGNAL), star: [round(x), round(y)] }
}

type Spread = { readonly n: number; readonly from?: number; readonly to?: number }

/** Returns engraver's shading from one edge towards another as path data: `n` lines over a share of the distance. */
export function shading(a: Edge, b: Edge, { n, from = 0, to = 1 }: Spread): string {
  let d = ''
  for (let i = 0; i < n; i++) {
    const share = from + ((to - from) * (i + 0.5)) / n
    d += chain([between(a[0], b[0], share), between(a[1], b[1], share)])
  }
  return d
}

function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

/** Returns a function that converts coordinates along and across a leaning axis, which begins at `x` and `y`. */
export function leaning(x: number, y: number, degrees: number): (along: number, across: number) => Point {
  const [ux, uy] = [Math.cos(rad(degrees)), Math.sin(rad(degrees))]
  return (along, across) => [x + ux * along - uy * across, y + uy * along + ux * across]
}
