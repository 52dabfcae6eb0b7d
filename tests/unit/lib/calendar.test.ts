import { expect, test } from 'vitest'
import { barPosition, calendarOf, monthLabels } from '#lib/calendar.ts'
import { calendarRule } from '#lib/engrave/calendar-rule.ts'

const today = [
  { starts: '2025-08-15', duration: '4 weeks' },
  { starts: '2025-08-22', duration: '3 weeks' },
  { starts: '2025-09-01', duration: '8 weeks' },
]
/** Batches two months apart, from August 2025 on. */
const some = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    starts: `${2025 + Math.floor((7 + 2 * index) / 12)}-${String(((7 + 2 * index) % 12) + 1).padStart(2, '0')}-15`,
    duration: '8 weeks',
  }))

test('the calendar has whole months from the first batch to the last', () => {
  expect(calendarOf(today)).toEqual({ from: '2025-08-01', days: 92, months: ['2025-08', '2025-09', '2025-10'] })
  expect(calendarOf([{ starts: '2027-02-01', duration: '4 weeks' }]).months).toEqual(['2027-02'])
  expect(calendarOf([]).months).toEqual([])
})

test("a bar begins at its batch's day and is as long as its weeks", () => {
  const calendar = calendarOf(today)
  expect(today.map((one) => barPosition(one, calendar))).toEqual([
    { left: '15.22%', width: '30.43%', words: 'min(15.22%, 100% - 16.5rem)', weeks: 4 },
    { left: '22.83%', width: '22.83%', words: 'min(22.83%, 100% - 16.5rem)', weeks: 3 },
    { left: '33.70%', width: '60.87%', words: 'min(33.70%, 100% - 16.5rem)', weeks: 8 },
  ])
})

test('the text of a late batch ends with the page', () => {
  const runs = [...today, { starts: '2027-03-01', duration: '1 week' }]
  expect(barPosition({ starts: '2027-03-01', duration: '1 week' }, calendarOf(runs)).words).toMatch(
    /^min\([\d.]+%, 100% - 16\.5rem\)$/,
  )
})

test('months of a single year are named without it', () => {
  expect([...monthLabels(calendarOf(today).months).values()]).toEqual(['Aug', 'Sep', 'Oct'])
})

test.each([1, 3, 9, 20])('month labels do not touch on the calendar of %i batches, however narrow', (count) => {
  const { months } = calendarOf(some(count))
  const named = monthLabels(months)
  expect(named.size).toBeGreaterThanOrEqual(1)
  for (const rule of [280, 440, 800]) {
    const boxes = [...named].map(([month, name]) => {
      const left = (months.indexOf(month) / months.length) * rule
      return { left, right: left + name.length * 7.8 }
    })
    const touching = boxes.filter(({ left }, index) => index > 0 && left < (boxes[index - 1]?.right ?? 0))
    expect(touching, `${rule} px`).toEqual([])
    expect(boxes.at(-1)?.right, `${rule} px`).toBeLessThanOrEqual(rule)
  }
})

test('the rule has a tick for each day, or for each week when there are many days', () => {
  const ticksOf = (runs: typeof today) => calendarRule(calendarOf(runs)).split('stroke=')[0]?.match(/v[59]/g)?.length
  expect(ticksOf(today)).toBe(93)
  expect(ticksOf(some(9))).toBeLessThan(100)
})
