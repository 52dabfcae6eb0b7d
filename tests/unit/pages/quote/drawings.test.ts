import { expect, test } from 'vitest'
import { answerDial } from '#pages/quote/answer-dial.ts'
import { timeRule, weeksOf } from '#pages/quote/time-rule.ts'

const countOf = (path: string, part: string) => path.split(part).length - 1

test.each([
  ['2–4 weeks', [2, 4]],
  ['1 week', [1, 1]],
  ['2–3 months', [(2 * 52) / 12, (3 * 52) / 12]],
  ['7-14 days', [1, 2]],
])('%s is a time on the rule', (figure, span) => expect(weeksOf(figure)).toEqual(span))

test.each(['', '24/7', '99.9%', '$1,000 a month', 'soon', '4–2 weeks', '0 weeks', '9 years', '400 months'])(
  '%s is none',
  (figure) => expect(weeksOf(figure)).toBeNull(),
)

test('the rule is a quarter of a year long, and longer for a longer time', () => {
  expect(timeRule([[2, 4]]).weeks).toBe(13)
  expect(
    timeRule([
      [2, 4],
      [10, 20.5],
    ]).weeks,
  ).toBe(21)
})

test('a bar begins at the earliest end and has a block for each week', () => {
  const [bar] = timeRule([[2, 4]]).bars
  expect(bar?.blocks).toContain('M80 ')
  expect(countOf(bar?.blocks ?? '', 'M')).toBe(2) // its outline, and the line between two weeks
  expect(countOf(timeRule([[2, 6]]).bars[0]?.blocks ?? '', 'M')).toBe(4)
})

test('a drawing stays within its width, even for a time of one day', () => {
  for (const span of [
    [1 / 7, 1 / 7],
    [13, 13],
    [103, 104],
  ] as const) {
    const { bars, ticks, width } = timeRule([span])
    const numbers = [...`${ticks}${bars.map(({ blocks, lead }) => blocks + lead).join('')}`.matchAll(/[MH](-?[\d.]+)/g)]
    for (const [, x] of numbers) expect(Number(x)).toBeGreaterThanOrEqual(0)
    for (const [, x] of numbers) expect(Number(x)).toBeLessThanOrEqual(width)
  }
})

test('the dial fills in one sector for each answer', () => {
  const none = answerDial([false, false, false, false, false])
  const some = answerDial([true, false, true, false, false])
  expect(none.answered).toBe('')
  expect(countOf(some.answered, 'A')).toBe(2)
  expect(countOf(some.open, 'M') * 5).toBe(countOf(none.open, 'M') * 3)
})
