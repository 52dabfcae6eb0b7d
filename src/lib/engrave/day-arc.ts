import { arc, at, limb, type Point, rad } from './geometry.ts'

/** The box of the day arc. The page places labels over the drawing in percent of this box. */
export const DAY_BOX = { w: 1312, h: 470 } as const
/** The stations on the arc, from morning to evening. */
export const STATIONS = ['coffee', 'laptop', 'phone', 'mail', 'chat', 'calendar'] as const

/** The circle of the sun's path. */
export const DAY_CENTRE = { x: 656, y: 775, r: 660 } as const
/** Angles on the circle, in degrees; 0 points right, and angles run clockwise. */
const [SUNRISE, SUNSET] = [207.5, 332.5]
/** The number of hours in a day, and the number of marks for each hour. */
const [HOURS, MARKS_PER_HOUR] = [24, 8]

/** Returns the middle of each of `count` equal parts of the day, in degrees from noon; mornings are negative. */
export function stationAngles(count: number): readonly number[] {
  const step = (SUNSET - SUNRISE) / count
  return Array.from({ length: count }, (_, i) => SUNRISE + step * (i + 0.5) - 270)
}

/** Returns the point at an angle from noon, in units of the box. */
export function onDayArc(degreesFromNoon: number): Point {
  return at(DAY_CENTRE.x, DAY_CENTRE.y, DAY_CENTRE.r, rad(270 + degreesFromNoon))
}

/** Returns the sun's path between two angles from noon, as path data. */
function dayPath(from: number, to: number): string {
  return arc(DAY_CENTRE.x, DAY_CENTRE.y, DAY_CENTRE.r, rad(270 + from), rad(to - from))
}

/** Returns the paths from sunrise to the first of `count` stations, and from each station to the next. */
export function dayStretches(count: number): readonly string[] {
  const angles = stationAngles(count)
  return angles.map((angle, i) => dayPath(angles[i - 1] ?? SUNRISE - 270, angle))
}

/** Draws a day from horizon to horizon: eight marks an hour, longer ones on the hour, the longest every four hours. */
export function dayArc(): string {
  const { x, y, r } = DAY_CENTRE
  const span = { from: SUNRISE, to: SUNSET }
  const marks =
    limb(x, y, r, { ...span, count: HOURS * MARKS_PER_HOUR, len: -6 }) +
    limb(x, y, r, { ...span, count: HOURS, len: -12, every: 4, long: -20 })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${DAY_BOX.w} ${DAY_BOX.h}" fill="none" stroke="#93a8d0">` +
    `<path d="${dayPath(SUNRISE - 270, SUNSET - 270)}"/><path d="${marks}" stroke-width=".9"/></svg>`
  )
}
