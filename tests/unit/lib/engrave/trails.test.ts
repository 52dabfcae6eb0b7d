import { expect, test } from 'vitest'
import { planTrails, type Tones, toneFor, trailPaths, trails } from '#lib/engrave/trails.ts'

const tones: Tones = [
  ['#111', 0.5],
  ['#222', 0.25],
]
const sky = { seed: 5, r0: 10, r1: 200, gap: 5, sweep: 27, tones }

test('every trail is between the two radii and has the sweep of the exposure', () => {
  const plan = planTrails(sky)
  expect(plan.length).toBeGreaterThan(30)
  for (const trail of plan) {
    expect(trail.radius).toBeGreaterThanOrEqual(10)
    expect(trail.radius).toBeLessThan(200)
    expect(trail.sweep).toBeCloseTo((27 * Math.PI) / 180)
  }
})

test('a random number picks the tone whose share covers it, and the first if none does', () => {
  expect(toneFor(tones, 0.4)).toBe('#111')
  expect(toneFor(tones, 0.6)).toBe('#222')
  expect(toneFor(tones, 0.9)).toBe('#111')
})

test('trails of one tone and weight share a path', () => {
  const trail = { radius: 10, start: 0, sweep: 1, tone: '#111', width: 1, alpha: 0.5 }
  expect(trailPaths([trail, { ...trail, radius: 20 }], 0, 0).match(/<path/g)).toHaveLength(1)
  expect(trailPaths([trail, { ...trail, width: 1.5 }], 0, 0).match(/<path/g)).toHaveLength(2)
})

test('the drawing has an arc for every trail of the plan', () => {
  const drawing = trails({ ...sky, cx: 100, cy: 100 })
  expect(drawing.match(/A/g)).toHaveLength(planTrails(sky).length)
})
