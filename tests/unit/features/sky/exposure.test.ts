import { expect, test } from 'vitest'
import { DRIFT_SWEEP, discAround, FULL_SWEEP, trailLayers } from '#features/sky/exposure.ts'

const degrees = (radians: number) => (radians * 180) / Math.PI

test('during the exposure a star travels 27 degrees, or 18.9 degrees in the fainter sky', () => {
  expect(degrees(FULL_SWEEP)).toBeCloseTo(27, 9)
  expect(degrees(DRIFT_SWEEP)).toBeCloseTo(18.9, 9)
})

test.each([
  ['in the middle', 600, 400],
  ['in a corner', 0, 0],
  ['at an edge', 1200, 200],
  ['above the box', 300, -500],
  ['beside the box', 2000, 400],
])('a sky around a point %s covers the box at any rotation', (_, x, y) => {
  const disc = discAround({ width: 1200, height: 800 }, x, y)
  for (const corner of [
    [0, 0],
    [1200, 0],
    [0, 800],
    [1200, 800],
  ] as const) {
    expect(Math.hypot(corner[0] - x, corner[1] - y)).toBeLessThanOrEqual(disc.radius + 1e-9)
  }
  expect(disc).toMatchObject({ left: x - disc.radius, top: y - disc.radius, side: 2 * disc.radius })
})

test('the disc is no larger than the farthest corner requires', () => {
  expect(discAround({ width: 1200, height: 500 }, 0, 0).radius).toBe(1300)
  expect(discAround({ width: 600, height: 800 }, 300, 400).radius).toBe(500)
})

test('each trail becomes a layer with one frame, in its own colour and as long as the exposure', () => {
  const trail = { radius: 100, start: 0, tone: '#8fa5cf', width: 1.2, alpha: 0.5 }
  expect(trailLayers([trail], 400, Math.PI / 2)).toEqual({
    side: 400,
    tiltDegrees: 0,
    frameMs: null,
    layers: [{ pages: ['M100 0A100 100 0 0 1 0 100'], ink: '#8fa5cf', width: 1.2, alpha: 0.5 }],
  })
})
