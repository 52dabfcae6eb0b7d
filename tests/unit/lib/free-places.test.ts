import { expect, test } from 'vitest'
import { boxGap, spotNameBox, spotsFor } from '#lib/engrave/free-places.ts'

const longNames = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ label: `Quite a long name ${index}` }))

test('a name with a place keeps it', () => {
  const place = { r: 312, degrees: 12, isNamedLeft: true }
  expect(spotsFor([...longNames(3), { label: 'Mine', place }])[3]).toEqual({ ...place, isNamed: true })
})

test.each([1, 3, 10, 30])('of %i long names no two overlap, and each has a spot with or without its name', (count) => {
  const wanted = longNames(count)
  const placed = spotsFor(wanted)
  const boxes = wanted.flatMap(({ label }, index) => {
    const spot = placed[index]
    return spot?.isNamed ? spotNameBox(label, spot) : []
  })
  const overlapping = boxes.filter((box, index) => boxes.slice(0, index).some((other) => boxGap(box, other) < 0))
  expect(overlapping).toEqual([])
  expect(boxes.length).toBeGreaterThanOrEqual(Math.min(count, 10))
  expect(placed.filter(Boolean)).toHaveLength(count)
})

test('there is room for more names beside ten names with places', () => {
  const wanted = longNames(10)
  const fixed = spotsFor(wanted).map((spot, index) => ({
    label: wanted[index]?.label ?? '',
    place: spot ? { r: spot.r, degrees: spot.degrees, isNamedLeft: spot.isNamedLeft } : undefined,
  }))
  const placed = spotsFor([...fixed, ...longNames(5)])
  expect(placed.slice(-5).filter((spot) => spot?.isNamed)).toHaveLength(5)
})

test('a name for which there is no room gets no spot', () => {
  expect(spotsFor(longNames(100)).at(-1)).toBeNull()
})

test.each([1, 3, 15, 45])(
  'of %i long names on six orbits no two overlap, and each name stays on its orbit',
  (count) => {
    const orbits = [640, 540, 440, 342, 246, 150]
    const wanted = longNames(count).map((name, index) => ({ ...name, r: orbits[index % orbits.length] ?? 0 }))
    const placed = spotsFor(wanted)
    const boxes = placed.flatMap((spot, index) => (spot?.isNamed ? spotNameBox(wanted[index]?.label ?? '', spot) : []))
    const overlapping = boxes.filter((box, index) => boxes.slice(0, index).some((other) => boxGap(box, other) < 0))
    expect(overlapping).toEqual([])
    expect(boxes.length).toBeGreaterThanOrEqual(Math.min(count, 10))
    expect(placed.flatMap((spot, index) => (spot && spot.r !== wanted[index]?.r ? [index] : []))).toEqual([])
    expect(placed.filter(Boolean).length).toBeGreaterThanOrEqual(Math.min(count, 30))
  },
)
