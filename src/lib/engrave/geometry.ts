export const TAU = Math.PI * 2

export type Point = readonly [x: number, y: number]

/** The centre and radius of a drawing. */
export type Circle = { readonly cx: number; readonly cy: number; readonly r: number }

/** Converts degrees to radians. */
export function rad(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Rounds to one decimal, which is enough for a path at page size, and never returns -0. */
export function round(value: number): number {
  const tenth = Math.round(value * 10) / 10
  return Object.is(tenth, -0) ? 0 : tenth
}

/** Returns the point at an angle (in radians) on a circle. 0 points right, and angles run clockwise. */
export function at(cx: number, cy: number, r: number, angle: number): Point {
  return [round(cx + r * Math.cos(angle)), round(cy + r * Math.sin(angle))]
}

/** Returns a straight line as path data. */
export function segment(from: Point, to: Point): string {
  return `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
}

/** Returns an arc as path data. It begins at `angle` and spans `sweep`; both are in radians, clockwise. */
export function arc(cx: number, cy: number, r: number, angle: number, sweep: number): string {
  const [x0, y0] = at(cx, cy, r, angle)
  const [x1, y1] = at(cx, cy, r, angle + sweep)
  const isLong = Math.abs(sweep) > Math.PI ? 1 : 0
  return `M${x0} ${y0}A${round(r)} ${round(r)} 0 ${isLong} ${sweep > 0 ? 1 : 0} ${x1} ${y1}`
}

type LimbOptions = {
  readonly count: number // divisions between from and to
  readonly from?: number // degrees
  readonly to?: number
  readonly len?: number // of a tick; positive points inward
  readonly every?: number // every n-th tick is long; 0 means none
  readonly long?: number
}

/** Returns the ticks of a graduated edge as path data. A full turn has as many ticks as divisions, an arc one more. */
export function limb(cx: number, cy: number, r: number, options: LimbOptions): string {
  const { count, from = 0, to = 360, len = 6, every = 0, long = 12 } = options
  const isClosed = Math.abs(to - from) >= 360
  let d = ''
  for (let i = 0; i < (isClosed ? count : count + 1); i++) {
    const angle = rad(from + ((to - from) * i) / count)
    const isLong = every > 0 && i % every === 0
    d += segment(at(cx, cy, r, angle), at(cx, cy, r - (isLong ? long : len), angle))
  }
  return d
}
