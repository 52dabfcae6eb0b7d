import { expect, test } from 'vitest'
import { driftPlan, MAX_TRAILS, skyPlan } from '#lib/engrave/sky-plan.ts'

const hero = { seed: 9161, width: 1000, height: 700, poleX: 600, poleY: 300 }

test('the same box and pole always have the same stars', () => {
  expect(skyPlan(hero)).toEqual(skyPlan({ ...hero }))
  expect(skyPlan(hero)).toHaveLength(401) // as in the approved drawing
})

test('the sky reaches from the pole to the farthest corner', () => {
  const radii = skyPlan(hero).map((trail) => trail.radius)
  expect(Math.min(...radii)).toBeLessThan(25)
  expect(Math.max(...radii)).toBeGreaterThan(Math.hypot(600, 400) - 10)
})

test('a very large sky stays within 1,500 trails and is thinned evenly', () => {
  const plan = skyPlan({ ...hero, width: 3840, height: 2160 })
  expect(MAX_TRAILS).toBe(1500)
  expect(plan).toHaveLength(1500)
  expect(Math.max(...plan.map((trail) => trail.radius))).toBeGreaterThan(3600)
})

test('no trail is on a ring that never reaches the box', () => {
  const radii = skyPlan({ ...hero, poleX: 1300 }).map((trail) => trail.radius)
  expect(Math.min(...radii)).toBeGreaterThanOrEqual(300)
})

test('a wider gap means fewer stars', () => {
  expect(skyPlan({ ...hero, gap: 8.4 }).length).toBeLessThan(skyPlan(hero).length * 0.6)
})

test('the sky behind sections is sparse, faint and empty around its pole', () => {
  const plan = driftPlan({ seed: 27, width: 1440, height: 900, poleX: 720, poleY: 450 })
  expect(plan.length).toBeLessThan(250)
  for (const trail of plan) {
    expect(trail.radius).toBeGreaterThanOrEqual(160)
    expect(trail.alpha).toBeLessThanOrEqual(0.24)
  }
})
