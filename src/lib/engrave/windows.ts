import { round } from './geometry.ts'

const PITCH = 20
const WIDTH = 11
const HEIGHT = 26

/** The size of a row of 24 windows. */
export const WINDOWS_BOX = { w: 24 * PITCH, h: HEIGHT + 2 } as const

/** Returns round-headed windows as path data, one for each of the given hours, 0 to 23. */
export function windowsPath(hours: readonly number[]): string {
  const r = WIDTH / 2
  return hours
    .map((hour) => {
      const x = round(hour * PITCH + (PITCH - WIDTH) / 2)
      return `M${x} ${HEIGHT + 1}V${r + 1}A${r} ${r} 0 0 1 ${x + WIDTH} ${r + 1}V${HEIGHT + 1}Z`
    })
    .join('')
}
