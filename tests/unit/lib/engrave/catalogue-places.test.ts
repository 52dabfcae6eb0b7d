import { expect, test } from 'vitest'
import { monthAndYear, monthsAfter } from '#lib/dates.ts'
import { labelledMonths, monthAxis, percentOf, starAt } from '#lib/engrave/catalogue.ts'
import { catalogueStarPlaces, nameBox } from '#lib/engrave/catalogue-places.ts'
import { boxGap } from '#lib/engrave/free-places.ts'

const MONTHS = 48 // January 2024 to December 2027

/** Returns projects, newest first, spread from December 2027 back over all months and fields. */
const manyProjects = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    label: `Quite a long name ${index}`.slice(0, 20),
    month: MONTHS - 1 - Math.floor((index * (MONTHS - 1)) / count),
    row: (index * 3) % 5,
  }))

/** Returns the scale, letter width and right edge of the sheet on a page of this width, which is at least 900 px. */
function sheetAt(pageWidth: number) {
  const gutter = Math.min(Math.max(20, 6.4 + 0.034 * pageWidth), 64)
  const sheet = Math.min(pageWidth - 2 * gutter, 1312)
  const letterWidth = Math.min(Math.max(13, 5.6 + 0.007 * pageWidth), 15) * 0.55
  return { scale: sheet / 1312, letterWidth, rightEdge: sheet + gutter }
}

/** Returns the boxes of all visible names of projects and of fields, in px. */
function boxesAt(pageWidth: number, count: number) {
  const { scale, letterWidth } = sheetAt(pageWidth)
  const projects = manyProjects(count)
  const names = catalogueStarPlaces(projects, MONTHS).flatMap(({ at, side = 'right', isQuiet }, index) => {
    if (isQuiet) return []
    const width = (projects[index]?.label.length ?? 0) * letterWidth
    const [x, y] = [at[0] * scale, at[1] * scale - (side.startsWith('above') ? 25 : 0)]
    const from = side.startsWith('above') ? -8 : 18
    const left = side.endsWith('left') ? x - from - width : x + from
    return [{ left, right: left + width, top: y - 7, bottom: y + 7 }]
  })
  const fields = [98, 172, 246, 320, 394].map((y) => {
    const size = Math.min(Math.max(14, 6.4 + 0.0075 * pageWidth), 17)
    return {
      left: 21 * scale,
      right: 21 * scale + 11 * size * 0.55,
      top: y * scale - size / 2,
      bottom: y * scale + size / 2,
    }
  })
  return [...names, ...fields]
}

const overlapping = (boxes: readonly Parameters<typeof boxGap>[0][]) =>
  boxes.filter((box, index) => boxes.slice(0, index).some((other) => boxGap(box, other) < 0))

test.each([1, 3, 15, 45])('of %i projects no two names overlap on a page of 900 px or more', (count) => {
  for (const pageWidth of [900, 1024, 1440, 2560]) {
    const boxes = boxesAt(pageWidth, count)
    expect(overlapping(boxes), `${pageWidth} px`).toEqual([])
    expect(Math.max(...boxes.map(({ right }) => right)), `${pageWidth} px`).toBeLessThan(sheetAt(pageWidth).rightEdge)
    expect(boxes.length - 5).toBeGreaterThanOrEqual(Math.min(count, 15))
  }
})

test.each([1, 3, 15, 45, 120])('no two stars of %i projects are closer than 26 px of the sheet', (count) => {
  const stars = catalogueStarPlaces(manyProjects(count), MONTHS).map(({ at }) => at)
  const near = stars.filter(([x, y], index) => stars.slice(0, index).some(([a, b]) => Math.hypot(x - a, y - b) < 26))
  expect(near).toEqual([])
})

test('projects of the same month and field are near their position, the newest one exactly at it', () => {
  const projects = Array.from({ length: 4 }, (_, index) => ({ label: `Name ${index}`, month: 20, row: 2 }))
  const stars = catalogueStarPlaces(projects, MONTHS)
  expect(stars[0]?.at).toEqual(starAt({ month: 20, row: 2 }, MONTHS))
  expect(new Set(stars.map(({ at }) => String(at))).size).toBe(4)
  expect(stars.every(({ at }) => Math.abs(at[1] - 246) < 37)).toBe(true)
})

test('an earlier star has its name on the left if the name would touch a later star on the right', () => {
  const pair = [
    { label: 'Freight portal', month: 12, row: 0 },
    { label: 'Lake hotel', month: 10, row: 0 },
  ]
  expect(catalogueStarPlaces(pair, 18).map(({ side }) => side)).toEqual([undefined, 'left'])
  expect(nameBox('Lake hotel', [800, 98], 'left').right).toBeLessThan(800)
})

test('the months run from the founding or the first project to the end of a half-year', () => {
  expect(monthAxis(2024, ['2025-04', '2024-02'])).toEqual({ first: '2024-01', months: 18 })
  expect(monthAxis(2024, ['2025-06'])).toEqual({ first: '2024-01', months: 18 })
  expect(monthAxis(2024, ['2025-07'])).toEqual({ first: '2024-01', months: 24 })
  expect(monthAxis(2024, ['2027-12', '2023-11'])).toEqual({ first: '2023-01', months: 60 })
  expect(monthAxis(2024, [])).toEqual({ first: '2024-01', months: 6 })
})

test.each([6, 12, 18, 24, 30, 48, 60, 120, 300])('month labels do not touch on a rule of %i months', (months) => {
  for (const pageWidth of [900, 1024, 1440]) {
    const { scale } = sheetAt(pageWidth)
    const width = 8 * 0.6 * 13
    const boxes = labelledMonths(months).map((month, index, all) => {
      const x = (Number.parseFloat(percentOf(starAt({ month, row: 0 }, months))[0]) / 100) * 1312 * scale
      const left = index === all.length - 1 ? x + 28 - width : x - width / 2
      return { left, right: left + width, top: 0, bottom: 16 }
    })
    expect(overlapping(boxes)).toEqual([])
    expect(boxes.length).toBeGreaterThanOrEqual(2)
  }
})

test('the half-years and the end of the rule have labels', () => {
  const labelsOf = (months: number) =>
    labelledMonths(months).map((month) => monthAndYear(monthsAfter('2024-01', month)))
  expect(labelsOf(18)).toEqual(['Jan 2024', 'Jul 2024', 'Jan 2025', 'Jun 2025'])
  expect(labelsOf(48).at(-1)).toBe('Dec 2027')
})
