import { expect, test } from 'vitest'
import { EXPOSURE, exposure, exposurePlaces } from '#lib/engrave/exposure.ts'

const months = [0, 3, 5, 8, 10, 12, 14, 15]

test('the first event is on the horizon at the left, the last one on the horizon at the right', () => {
  const places = exposurePlaces(months)
  expect(places.at(0)).toEqual({ x: 25.2, y: 97.5, angle: 180 })
  expect(places.at(-1)).toEqual({ x: 76.1, y: 97.5, angle: 360 })
})

test('an event in the middle of the period is at the top of its circle', () => {
  expect(exposurePlaces([0, 5, 10]).at(1)).toEqual({ x: 33.5, y: 61.4, angle: 270 })
})

test('all events leave room on the plate for their texts', () => {
  for (const { x, y } of exposurePlaces(months)) {
    expect(x).toBeGreaterThan(15)
    expect(x).toBeLessThan(80)
    expect(y).toBeGreaterThan(20)
    expect(y).toBeLessThanOrEqual(100)
  }
})

test('eight events give eight stars, and only the newest one is in signal', () => {
  const drawing = exposure(months)
  expect(drawing.match(/r="5" fill="#f3eddf"/g)).toHaveLength(7)
  expect(drawing.match(/r="8" fill="#ff8a3d"/g)).toHaveLength(1)
})

test('every event but the newest leaves a trail, and all trails end on the horizon', () => {
  const trails = [...exposure(months).matchAll(/<path d="([^"]*)" stroke="[^"]*" stroke-width="1\.9"\/>/g)]
  const arcs = trails.flatMap(([, d = '']) => d.split('M').filter(Boolean))
  expect(arcs).toHaveLength(7)
  for (const path of arcs) expect(path).toMatch(new RegExp(` ${EXPOSURE.horizon}$`))
})

test('the exposure is drawn the same each time, and is small enough for a page', () => {
  expect(exposure(months)).toBe(exposure(months))
  expect(exposure(months).length).toBeLessThan(60_000)
})
