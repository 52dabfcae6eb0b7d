import { expect, test } from 'vitest'
import { linesOf, radii, tallLayout, wideLayout } from '#features/agent-diagram/layout.ts'

const charts = [
  ['lying', wideLayout],
  ['upright', tallLayout],
] as const

test.each(charts)('on the %s chart every agent is inside the border', (_, { w, h, places }) => {
  for (const [id, { x, y }] of Object.entries(places)) {
    const reach = radii[id as keyof typeof radii] + 12 + 14
    expect(x - reach).toBeGreaterThan(0)
    expect(x + reach).toBeLessThan(w)
    expect(y - reach).toBeGreaterThan(0)
    expect(y + reach).toBeLessThan(h)
  }
})

test.each(charts)('on the %s chart a line ends just before the circle it leads to', (_, chart) => {
  const { x, y, length, angle } = linesOf(chart)['processor-output']
  const turn = (angle * Math.PI) / 180
  const end = [x + length * Math.cos(turn), y + length * Math.sin(turn)] as const
  const { x: toX, y: toY } = chart.places.output
  expect(Math.hypot(toX - end[0], toY - end[1])).toBeCloseTo(radii.output + 14)
})

test('the agent with the most connections is the largest', () => {
  expect(Math.max(...Object.values(radii))).toBe(radii.processor)
})
