import { expect, test } from 'vitest'
import { nonBreaking, withBoundArticles, withBoundUnits } from '#lib/line-breaks.ts'

test('“2–4 weeks” stays on one line, since nothing in it allows a line break', () => {
  const span = nonBreaking('2–4 weeks')
  expect(span).not.toContain(' ')
  expect(span).toMatch(/2\u2060–\u20604/)
  expect(span.replace('\u00a0', ' ').replaceAll('\u2060', '')).toBe('2–4 weeks')
})

test('a line cannot break between “380” and “ms”, or between “11” and “December”', () => {
  expect(withBoundUnits('From 11 December 2027 it took 380 ms, 20 Mbit/s and 9.4 hours at 40 °C in 12 mms')).toBe(
    'From 11\u00a0December 2027 it took 380\u00a0ms, 20\u00a0Mbit/s and 9.4 hours at 40\u00a0°C in 12 mms',
  )
})

test('an article in a title stays on one line with the next word', () => {
  expect(withBoundArticles('A chatbot your team will keep: a plain plan for an idea')).toBe(
    'A\u00a0chatbot your team will keep: a\u00a0plain plan for an\u00a0idea',
  )
})
