import { expect, test } from 'vitest'
import { moon } from '#lib/engrave/moon.ts'

/** Returns how far the light reaches to the left and right, for a radius of 100. */
function reach(phase: number): readonly number[] {
  const lit = moon({ cx: 0, cy: 0, r: 100, phase, lines: 41 }).match(/<path d="([^"]+)" fill=/)?.[1] ?? ''
  const across = [...lit.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x))
  return [Math.min(...across), Math.max(...across)]
}

test('a full moon is lit from limb to limb, a half moon on one side only', () => {
  expect(reach(1)).toEqual([-100, 100])
  expect(reach(0.5)[0]).toBeGreaterThanOrEqual(0)
  expect(reach(0.5)[1]).toBe(100)
})
