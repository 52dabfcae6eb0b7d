import { expect, test } from 'vitest'
import { breakEven, breakEvenShare, costAt, returnAt } from '#lib/engrave/break-even.ts'
import { dayDial } from '#lib/engrave/day-dial.ts'
import { archNames, integrationArch } from '#lib/engrave/integration-arch.ts'
import { orbitAngle, techArcs, techDial } from '#lib/engrave/tech-ring.ts'

const count = (drawing: string, pattern: RegExp) => drawing.match(pattern)?.length ?? 0
const arch = { ticks: 500, carried: 8, marked: 3 }

test('the arch has 500 ticks, eight of which reach inward to a name', () => {
  const drawing = integrationArch(arch)
  expect(count(drawing, /M[-\d. ]+L/g)).toBe(500)
  expect(count(drawing, /<circle/g)).toBe(8)
})

test('one point of the arch is in signal, the others are in patina', () => {
  const drawing = integrationArch(arch)
  expect(count(drawing, /fill="#ff8a3d"/g)).toBe(1)
  expect(count(drawing, /fill="#8fdcc8"/g)).toBe(7)
})

test('names lean with the arch, symmetrically on the left and right', () => {
  const names = archNames(8)
  expect(names).toHaveLength(8)
  expect(names.map(({ lean }) => lean)).toEqual([-42, -30, -18, -6, 6, 18, 30, 42])
  expect(names.every(({ x, y }) => x > 0 && x < 100 && y > 0 && y < 100)).toBe(true)
})

test('the limb of seventeen technologies has 204 ticks', () => {
  const [ticks] = techDial(17).match(/<path d="[^"]+" stroke="#6f82a6" stroke-width="\.9"\/>/) ?? ['']
  expect(count(ticks, /M/g)).toBe(204)
})

test('the orbit has a star for each technology and an arc for each layer', () => {
  const drawing = techArcs([
    { count: 4, tint: '#a9c1ff' },
    { count: 3, tint: '#d3e0ff' },
  ])
  expect(count(drawing, /<circle[^>]+fill="#a9c1ff"/g)).toBe(4)
  expect(count(drawing, /<circle[^>]+fill="#d3e0ff"/g)).toBe(3)
  expect(count(drawing, /stroke-width="1\.4"/g)).toBe(2)
})

test('the first technology is at the top and the others follow clockwise', () => {
  expect(orbitAngle(0, 17)).toBeCloseTo(-Math.PI / 2)
  expect(orbitAngle(17, 17) - orbitAngle(0, 17)).toBeCloseTo(2 * Math.PI)
})

test('the dial of a day has a mark for every five minutes and for every hour', () => {
  const [, minutes = '', hours = ''] =
    dayDial({ cx: 170, cy: 170, r: 160 }).match(
      /<path d="([^"]+)" stroke="#8fdcc8"\/><path d="([^"]+)" stroke="#f3eddf"\/>/,
    ) ?? []
  expect(count(minutes, /M/g)).toBe(288)
  expect(count(hours, /M/g)).toBe(24)
})

test('the two curves meet once, at the signal point', () => {
  expect(costAt(0)).toBeGreaterThan(returnAt(0))
  expect(costAt(1)).toBeLessThan(returnAt(1))
  expect(costAt(breakEvenShare())).toBeCloseTo(returnAt(breakEvenShare()), 6)
  expect(count(breakEven(), /#ff8a3d/g)).toBe(1)
})
