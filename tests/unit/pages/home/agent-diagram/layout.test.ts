import { expect, test } from 'vitest'
import { linesOf, radii, tallLayout, wideLayout } from '#pages/home/agent-diagram/layout.ts'

const charts = [
  ['wide', wideLayout],
  ['tall', tallLayout],
] as const

test.each(charts)(
  'on the %s chart every circle is inside the border',
  (_, { width: w, height: h, positions: places }) => {
    for (const [id, { x, y }] of Object.entries(places)) {
      const outerRadius = radii[id as keyof typeof radii] + 12 + 14
      expect(x - outerRadius).toBeGreaterThan(0)
      expect(x + outerRadius).toBeLessThan(w)
      expect(y - outerRadius).toBeGreaterThan(0)
      expect(y + outerRadius).toBeLessThan(h)
    }
  },
)

test.each(charts)('on the %s chart the line to the output ends just before its circle', (_, chart) => {
  const { x, y, length, angle } = linesOf(chart)['processor-output']
  const radians = (angle * Math.PI) / 180
  const end = [x + length * Math.cos(radians), y + length * Math.sin(radians)] as const
  const { x: toX, y: toY } = chart.positions.output
  expect(Math.hypot(toX - end[0], toY - end[1])).toBeCloseTo(radii.output + 14)
})

test('the agent with the most connections is the largest', () => {
  expect(Math.max(...Object.values(radii))).toBe(radii.processor)
})
