import { expect, test } from 'vitest'
import { exposure, exposurePlaces } from '#lib/engrave/exposure.ts'
import { exposureWords } from '#lib/engrave/exposure-words.ts'

const manyEvents = (count: number, months = 15) =>
  Array.from({ length: count }, (_, index) => ({
    since: Math.round((index * months) / Math.max(1, count - 1)),
    text: `Something happens in the month, ${index}.`,
  }))

/** Eight events at realistic intervals. */
const eightEvents = [0, 3, 5, 8, 10, 12, 14, 15].map((since) => ({
  since,
  text: 'A thing happens that is told in a few words.',
}))

test.each([1, 3, 8])('the texts of %i events are placed at their stars', (count) => {
  const words = exposureWords(count === 8 ? eightEvents : manyEvents(count))
  expect(words).toHaveLength(count)
  expect(words?.every(({ x, y }) => x > 0 && x < 100 && y > 0 && y < 100)).toBe(true)
})

test('the texts of many events, or of several in the same month, do not fit', () => {
  expect(exposureWords(manyEvents(24, 47))).toBeNull()
  const sameMonth = [1, 2].map((number) => ({
    since: 14,
    text: `Something else happens in the same month, ${number}.`,
  }))
  expect(exposureWords([...eightEvents.slice(0, 7), ...sameMonth, ...eightEvents.slice(7)])).toBeNull()
})

test.each([1, 3, 8, 24])('%i trails begin on the plate or close to its left or upper edge', (count) => {
  const months = manyEvents(count, 47).map(({ since }) => since)
  expect(exposurePlaces(months).every(({ x, y }) => x >= -10 && x <= 100 && y >= -20 && y <= 100)).toBe(true)
  expect(exposure(months)).not.toContain('NaN')
})

test('texts are outside the arc: left of the first stars, above the middle ones, right of the last star', () => {
  const words = exposureWords([
    { since: 0, text: 'The first thing happens here.' },
    { since: 8, text: 'Another thing happens here.' },
    { since: 15, text: 'The last thing happens here.' },
  ])
  expect(words?.map(({ shift }) => shift)).toEqual([
    'calc(-100% - 1rem) calc(-100% - 0.4rem)',
    '-88% calc(-100% - 0.8rem)',
    '1.1rem calc(-100% - 0.4rem)',
  ])
  expect(words?.map(({ isEnd }) => isEnd)).toEqual([true, true, undefined])
})
