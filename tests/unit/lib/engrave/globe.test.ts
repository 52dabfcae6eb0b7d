import { expect, test } from 'vitest'
import { globe, meridians, primeMeridian } from '#lib/engrave/globe.ts'

/** Returns the width of each ellipse of a path. */
const widthsOf = (path: string) => [...path.matchAll(/M0 -100A([\d.]+) 100 /g)].map(([, width]) => Number(width))
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

test('without rotation, the first of eight meridians is on the rim and the fifth on the axis', () => {
  expect(widthsOf(meridians(0, 100))).toEqual([100, 92.4, 70.7, 38.3, 0, 38.3, 70.7, 92.4])
})

test('after a sixteenth of a turn, each meridian is where its neighbour was', () => {
  const widths = widthsOf(meridians(0, 100))
  expect(widthsOf(meridians(1 / 16, 100))).toEqual([...widths.slice(1), widths[0]])
})

test('each meridian is a complete ellipse from pole to pole and back', () => {
  expect(meridians(0, 100)).toMatch(/^M0 -100A100 100 0 0 1 0 100A100 100 0 0 1 0 -100M0 -100A92.4 100 /)
})

test('the marked meridian moves from the axis to the right rim, and later to the left rim', () => {
  expect(primeMeridian(0, 100)).toBe('M0 -100A0 100 0 0 0 0 100')
  expect(primeMeridian(0.25, 100)).toBe('M0 -100A100 100 0 0 1 0 100')
  expect(primeMeridian(0.75, 100)).toBe('M0 -100A100 100 0 0 0 0 100')
})

test('the parts that do not turn are eight parallels, two edges of a band and one star', () => {
  expect(count(globe(), /<ellipse/g)).toBe(10)
  expect(count(globe(), /fill="#ff8a3d"/g)).toBe(1)
  expect(globe()).toContain('rotate(27)')
})

test('the band has 180 divisions', () => {
  expect(count(globe().match(/<path d="([^"]+)"/)?.[1] ?? '', /L/g)).toBe(180)
})
