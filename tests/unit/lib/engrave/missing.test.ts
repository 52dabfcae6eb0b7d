import { expect, test } from 'vitest'
import { missingStars } from '#lib/engrave/missing.ts'

const WIDTH = 760 // px, of the map on the smallest screen that shows it
const LETTER_WIDTH = 9.5 // px, in the text style `row`
const NAME_WIDTH = 12 * LETTER_WIDTH + 24 // px, with padding

test.each([1, 3, 10, 14, 30])('no two visible names of %i pages overlap', (count) => {
  const named = missingStars(count).filter(({ isNamed }) => isNamed)
  expect(named.length).toBeGreaterThan(0)
  for (const [index, star] of named.entries())
    for (const other of named.slice(index + 1)) {
      const apart = (Math.abs(star.at[0] - other.at[0]) * WIDTH) / 100
      const areAtSameHeight = Math.abs(star.at[1] - other.at[1]) < 8 && star.side === other.side
      if (areAtSameHeight) expect(apart, `${star.at} and ${other.at}`).toBeGreaterThan(NAME_WIDTH)
    }
})

test('a name is placed where no line runs through it', () => {
  expect(missingStars(10).map(({ side }) => side)).toEqual([
    ...['below', 'above', 'below', 'above', 'beside', 'below', 'above', 'below', 'above', 'below'],
  ])
})
