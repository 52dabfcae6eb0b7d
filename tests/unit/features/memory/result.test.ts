import { expect, test } from 'vitest'
import { type Result, resultSentence, sharedText } from '#features/memory/result.ts'

const random: Result = { moves: 14, ms: 48_900, day: null, best: 12, isBest: false }
const sky: Result = { ...random, day: '2026-11-28' }

test.each<[string, Partial<Result>, string]>([
  ['a game', {}, 'You found all eight pairs in 14 moves and 48 seconds, and your best is 12 moves.'],
  [
    'a new best score',
    { best: 14, isBest: true },
    'You found all eight pairs in 14 moves and 48 seconds, which is your best so far.',
  ],
  ['a game whose best score was deleted', { best: null }, 'You found all eight pairs in 14 moves and 48 seconds.'],
])('the result of %s is one sentence with moves, time and best score', (_, change, sentence) => {
  expect(resultSentence({ ...random, ...change })).toBe(sentence)
})

test('the result of a sky of the day names its date and says that it does not count as best', () => {
  expect(resultSentence(sky)).toBe(
    'You completed the sky of 28 November 2026 in 14 moves and 48 seconds, which does not count towards your best of 12 moves.',
  )
  expect(resultSentence({ ...sky, best: null })).toBe(
    'You completed the sky of 28 November 2026 in 14 moves and 48 seconds, which does not count as a best score.',
  )
})

test.each([
  [999, '0 seconds', '0 s'],
  [1000, '1 second', '1 s'],
  [60_000, '1 minute', '1 min 0 s'],
  [61_000, '1 minute and 1 second', '1 min 1 s'],
  [192_000, '3 minutes and 12 seconds', '3 min 12 s'],
  [3_600_000, '60 minutes', '60 min 0 s'],
])('%i ms are read as %s and shared as %s', (ms, read, shared) => {
  expect(resultSentence({ ...random, best: null, ms })).toBe(`You found all eight pairs in 14 moves and ${read}.`)
  expect(sharedText({ ...random, ms })).toBe(`Vyomix memory game: 14 moves, ${shared}`)
})

test('the text about a sky of the day names the site, the date, the moves and the time, and nothing else', () => {
  expect(sharedText(sky)).toBe('Vyomix sky of 28 November 2026: 14 moves, 48 s')
  expect(sharedText({ ...sky, best: 9, isBest: true } as Result)).toBe(sharedText(sky))
})
