import { expect, test } from 'vitest'
import { jobOpeningPoint, places } from '#lib/engrave/places.ts'

const open = [
  { r: 196, degrees: -24, tint: '#a9c1ff' },
  { r: 652, degrees: 27, tint: '#ffc07d' },
]
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

test('fifty trails are drawn, each with a dot at its end', () => {
  const drawing = places(open)
  expect(count(drawing, /stroke-opacity="\.85"/g)).toBe(50)
  expect(count(drawing, /r="2\.6"/g)).toBe(50)
})

test('each job opening is a dashed ring at the end of a dashed trail', () => {
  const drawing = places(open)
  expect(count(drawing, /r="11"/g)).toBe(2)
  expect(count(drawing, /stroke-dasharray="2 7"/g)).toBe(2)
})

test('no trail ends in the heading around the still point', () => {
  for (const [, x, y] of places([]).matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="2\.6"/g)) {
    const [right, down] = [Number(x) - 760, Number(y) - 760]
    expect(right > -560 && right < 40 && down > -190 && down < 70, `${right}, ${down}`).toBe(false)
  }
})

test('the same seed draws the same sky, and another seed a different one', () => {
  expect(places(open, 7)).toBe(places(open, 7))
  expect(places(open, 7)).not.toBe(places(open, 8))
})

test('the point of a job opening is in percent of the sheet', () => {
  expect(jobOpeningPoint({ r: 0, degrees: 90 })).toEqual([50, 50])
  expect(jobOpeningPoint({ r: 760, degrees: 0 })).toEqual([100, 50])
})
