import { expect, test } from 'vitest'
import { barPosition, calendarOf, monthLabels } from '#lib/calendar.ts'
import { calendarRule } from '#lib/engrave/calendar-rule.ts'

const currentBatches = [
  { starts: '2025-08-15', duration: '4 weeks' },
  { starts: '2025-08-22', duration: '3 weeks' },
  { starts: '2025-09-01', duration: '8 weeks' },
]
/** Returns batches two months apart, the first in August 2025. */
const manyBatches = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    starts: `${2025 + Math.floor((7 + 2 * index) / 12)}-${String(((7 + 2 * index) % 12) + 1).padStart(2, '0')}-15`,
    duration: '8 weeks',
  }))

test('the calendar has whole months from the first batch to the last', () => {
  expect(calendarOf(currentBatches)).toEqual({
    from: '2025-08-01',
    days: 92,
    months: ['2025-08', '2025-09', '2025-10'],
  })
  expect(calendarOf([{ starts: '2027-02-01', duration: '4 weeks' }]).months).toEqual(['2027-02'])
  expect(calendarOf([]).months).toEqual([])
})

test('a bar begins on the first day of its batch and is as long as the batch', () => {
  const calendar = calendarOf(currentBatches)
  expect(currentBatches.map((batch) => barPosition(batch, calendar))).toEqual([
    { left: '15.22%', width: '30.43%', words: 'min(15.22%, 100% - 16.5rem)', weeks: 4 },
    { left: '22.83%', width: '22.83%', words: 'min(22.83%, 100% - 16.5rem)', weeks: 3 },
    { left: '33.70%', width: '60.87%', words: 'min(33.70%, 100% - 16.5rem)', weeks: 8 },
  ])
})

test('the text of a late batch stays on the page', () => {
  const batches = [...currentBatches, { starts: '2027-03-01', duration: '1 week' }]
  expect(barPosition({ starts: '2027-03-01', duration: '1 week' }, calendarOf(batches)).words).toMatch(
    /^min\([\d.]+%, 100% - 16\.5rem\)$/,
  )
})

test('the labels of months of a single year have no year', () => {
  expect([...monthLabels(calendarOf(currentBatches).months).values()]).toEqual(['Aug', 'Sep', 'Oct'])
})

test.each([1, 3, 9, 20])('month labels do not touch on a calendar of %i batches at any width', (count) => {
  const { months } = calendarOf(manyBatches(count))
  const labels = monthLabels(months)
  expect(labels.size).toBeGreaterThanOrEqual(1)
  for (const rule of [280, 440, 800]) {
    const boxes = [...labels].map(([month, name]) => {
      const left = (months.indexOf(month) / months.length) * rule
      return { left, right: left + name.length * 7.8 }
    })
    const touching = boxes.filter(({ left }, index) => index > 0 && left < (boxes[index - 1]?.right ?? 0))
    expect(touching, `${rule} px`).toEqual([])
    expect(boxes.at(-1)?.right, `${rule} px`).toBeLessThanOrEqual(rule)
  }
})

test('the rule has a tick for each day, or for each week when there are many days', () => {
  const ticksOf = (batches: typeof currentBatches) =>
    calendarRule(calendarOf(batches)).split('stroke=')[0]?.match(/v[59]/g)?.length
  expect(ticksOf(currentBatches)).toBe(93)
  expect(ticksOf(manyBatches(9))).toBeLessThan(100)
})
