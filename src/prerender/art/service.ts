import { codebases } from '#lib/engrave/codebases.ts'
import { LINE_MOON } from '#lib/engrave/inks.ts'
import { moon } from '#lib/engrave/moon.ts'
import { testSheet } from '#lib/engrave/test-sheet.ts'
import type { Art } from '../art.ts'
import { file } from './file.ts'

/** Drawings of the eight service pages beside their instruments. */
export const service: Art = {
  'service-months': monthMoons,
  'service-thread': testSheet,
  'service-codebase-one': () => codebases(1),
  'service-codebase-two': () => codebases(2),
  'service-moon-1': () => closingMoon(1),
  'service-moon-2': () => closingMoon(2),
  'service-moon-3': () => closingMoon(3),
  'service-moon-4': () => closingMoon(4),
  'service-moon-5': () => closingMoon(5),
  'service-moon-6': () => closingMoon(6),
  'service-moon-7': () => closingMoon(7),
  'service-moon-8': () => closingMoon(8),
}

/** One of eight services, one of eight moons: the first is thin, the last is full. */
function closingMoon(eighths: number): string {
  return file(420, 420, moon({ cx: 210, cy: 210, r: 200, phase: eighths / 8, lines: 44 }))
}

/** A moon for each month of half a year, side by side. */
function monthMoons(): string {
  const moons = Array.from({ length: 6 }, (_, month) =>
    moon({ cx: 100 + month * 200, cy: 100, r: 92, phase: (month + 1) / 6, lines: 26, steps: 12, dark: LINE_MOON }),
  )
  return file(1200, 200, moons.join(''))
}
