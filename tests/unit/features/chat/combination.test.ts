import { expect, test } from 'vitest'
import { parseCombination } from '#features/chat/combination.ts'

const { concept, isIn } = parseCombination('elsewhere = zoho/netflix + price/plan ! website/app')
const has = (...names: readonly string[]) => isIn(new Map(names.map((name) => [name, true])))

test('a concept is in a text that names one of each part', () => {
  expect(concept).toBe('elsewhere')
  expect(has('zoho', 'price')).toBe(true)
  expect(has('netflix', 'plan', 'boat')).toBe(true)
  expect(has('zoho', 'netflix')).toBe(false)
})

test('it is not where one of the last part stands, too', () => {
  expect(has('zoho', 'price', 'app')).toBe(false)
})

test('without a last part nothing stands in its way', () => {
  expect(
    parseCombination('ill = spy + wife').isIn(
      new Map([
        ['spy', 1],
        ['wife', 1],
      ]),
    ),
  ).toBe(true)
})
