import { expect, test } from 'vitest'
import { agentChart, agentChartPoint, starRays } from '#lib/engrave/agent-chart.ts'

const star = (degrees: number) => ({ degrees, rays: 4 })
const chart = agentChart([
  { r: 150, tint: '#ffe2a6', stars: [star(-14), star(34)] },
  { r: 640, tint: '#a9c1ff', stars: [star(0), star(29.4), star(44)] },
])
const count = (pattern: RegExp) => [...chart.matchAll(pattern)].length

test('every field is a ring, and every agent is a star on the ring of its field', () => {
  expect(count(/stroke-opacity/g)).toBe(2)
  expect(count(/ r="5" fill="#ffe2a6"/g)).toBe(2)
  expect(count(/ r="5" fill="#a9c1ff"/g)).toBe(3)
})

test('a star has a ray for each skill', () => {
  expect(starRays(0, 0, 8, 4, 45).match(/M/g)).toHaveLength(4)
  const rayPaths = [...chart.matchAll(/<path d="([^"]*)"[^>]*stroke-width="1.3"/g)].map(([, d = '']) => d)
  expect(rayPaths.map((d) => d.match(/M/g)?.length)).toEqual([8, 12])
})

test('the trails run clockwise and end at their stars', () => {
  expect(chart).toContain('A640 640 0 0 1 1400 760')
})

test('a name is placed at its star, in percent of the square', () => {
  expect(agentChartPoint(640, 0)).toEqual([92.1, 50])
  expect(agentChartPoint(380, 90)).toEqual([50, 75])
})

test('the inner ring has 180 divisions', () => {
  const [, dash = '', gap = ''] = /stroke-width="4" stroke-dasharray="(\S+) (\S+)"/.exec(chart) ?? []
  expect((2 * Math.PI * 148) / (Number(dash) + Number(gap))).toBeCloseTo(180, 1)
})

test('the chart is a complete file with its namespace and size', () => {
  expect(chart).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 1520 1520" width="1520" height="1520"/,
  )
  expect(chart).not.toContain('NaN')
})
