import { expect, test } from 'vitest'
import { monthAndYear, monthsAfter } from '#lib/dates.ts'
import { labelledMonths, monthAxis, percentOf, starAt } from '#lib/engrave/catalogue.ts'
import { nameBox, starsFor } from '#lib/engrave/catalogue-places.ts'
import { boxGap } from '#lib/engrave/free-places.ts'

const MONTHS = 48 // January 2024 to December 2027

/** Projects, newest first, spread from December 2027 back over all months and fields. */
const some = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    label: `Quite a long name ${index}`.slice(0, 20),
    month: MONTHS - 1 - Math.floor((index * (MONTHS - 1)) / count),
    row: (index * 3) % 5,
  }))

/** The sheet and its letters in px on a page of this width; below 900 px there is no chart. */
function sheetAt(view: number) {
  const gutter = Math.min(Math.max(20, 6.4 + 0.034 * view), 64)
  const sheet = Math.min(view - 2 * gutter, 1312)
  const letter = Math.min(Math.max(13, 5.6 + 0.007 * view), 15) * 0.55
  return { scale: sheet / 1312, letter, end: sheet + gutter }
}

/** The boxes of all visible names, in px. */
function boxesAt(view: number, count: number) {
  const { scale, letter } = sheetAt(view)
  const wanted = some(count)
  const names = starsFor(wanted, MONTHS).flatMap(({ at, side = 'right', isQuiet }, index) => {
    if (isQuiet) return []
    const width = (wanted[index]?.label.length ?? 0) * letter
    const [x, y] = [at[0] * scale, at[1] * scale - (side.startsWith('above') ? 25 : 0)]
    const from = side.startsWith('above') ? -8 : 18
    const left = side.endsWith('left') ? x - from - width : x + from
    return [{ left, right: left + width, top: y - 7, bottom: y + 7 }]
  })
  const fields = [98, 172, 246, 320, 394].map((y) => {
    const size = Math.min(Math.max(14, 6.4 + 0.0075 * view), 17)
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

test.each([1, 3, 15, 45])('of %i projects no two names overlap on a page of any width', (count) => {
  for (const view of [900, 1024, 1440, 2560]) {
    const boxes = boxesAt(view, count)
    expect(overlapping(boxes), `${view} px`).toEqual([])
    expect(Math.max(...boxes.map(({ right }) => right)), `${view} px`).toBeLessThan(sheetAt(view).end)
    expect(boxes.length - 5).toBeGreaterThanOrEqual(Math.min(count, 15))
  }
})

test.each([1, 3, 15, 45, 120])('each of %i projects has a star, and none overlap', (count) => {
  const stars = starsFor(some(count), MONTHS).map(({ at }) => at)
  const near = stars.filter(([x, y], index) => stars.slice(0, index).some(([a, b]) => Math.hypot(x - a, y - b) < 26))
  expect(near).toEqual([])
})

test('projects of the same month and field are side by side, the newest at its own place', () => {
  const same = Array.from({ length: 4 }, (_, index) => ({ label: `Name ${index}`, month: 20, row: 2 }))
  const stars = starsFor(same, MONTHS)
  expect(stars[0]?.at).toEqual(starAt({ month: 20, row: 2 }, MONTHS))
  expect(new Set(stars.map(({ at }) => String(at))).size).toBe(4)
  expect(stars.every(({ at }) => Math.abs(at[1] - 246) < 37)).toBe(true)
})

test('where the name of a later star begins, an earlier star has its name on the left', () => {
  const pair = [
    { label: 'Freight portal', month: 12, row: 0 },
    { label: 'Lake hotel', month: 10, row: 0 },
  ]
  expect(starsFor(pair, 18).map(({ side }) => side)).toEqual([undefined, 'left'])
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
  for (const view of [900, 1024, 1440]) {
    const { scale } = sheetAt(view)
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

test('the rule labels its half-years and its end', () => {
  const named = (months: number) => labelledMonths(months).map((month) => monthAndYear(monthsAfter('2024-01', month)))
  expect(named(18)).toEqual(['Jan 2024', 'Jul 2024', 'Jan 2025', 'Jun 2025'])
  expect(named(48).at(-1)).toBe('Dec 2027')
})
