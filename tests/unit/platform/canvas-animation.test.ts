import { expect, test } from 'vitest'
import { canvasPixels } from '#platform/canvas-animation.ts'

test.each([
  [700, 1, 700],
  [700, 1.5, 1050],
  [700, 2, 1400],
  [700, 3, 1400],
  [3200, 1, 1600],
  [3200, 3, 1600],
])('a canvas %i px wide on a screen with the pixel ratio %f has %i pixels per side', (side, ratio, pixels) => {
  expect(canvasPixels(side, ratio)).toBe(pixels)
})
