import { expect, test } from 'vitest'
import { missingStars } from '#lib/engrave/missing.ts'

const WIDTH = 760 // px, of the map on the smallest screen that shows it
const LETTER = 9.5 // px, of a name in `row`, with its padding beside it
const NAME = 12 * LETTER + 24

test.each([1, 3, 10, 14, 30])('no two visible names of %i pages overlap', (count) => {
  const named = missingStars(count).filter(({ isNamed }) => isNamed)
  expect(named.length).toBeGreaterThan(0)
  for (const [index, one] of named.entries())
    for (const other of named.slice(index + 1)) {
      const apart = (Math.abs(one.at[0] - other.at[0]) * WIDTH) / 100
      const areOnOneHeight = Math.abs(one.at[1] - other.at[1]) < 8 && one.side === other.side
      if (areOnOneHeight) expect(apart, `${one.at} and ${other.at}`).toBeGreaterThan(NAME)
    }
})

test('a name is placed where no line runs through it', () => {
  expect(missingStars(10).map(({ side }) => side)).toEqual([
    ...['below', 'above', 'below', 'above', 'beside', 'below', 'above', 'below', 'above', 'below'],
  ])
})
