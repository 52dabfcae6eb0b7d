import { expect, test } from 'vitest'
import { parseCombination } from '#features/chat/combination.ts'

const { concept, isIn } = parseCombination('elsewhere = zoho/netflix + price/plan ! website/app')
const has = (...names: readonly string[]) => isIn(new Map(names.map((name) => [name, true])))

test('a message has a concept if it names at least one word of each group', () => {
  expect(concept).toBe('elsewhere')
  expect(has('zoho', 'price')).toBe(true)
  expect(has('netflix', 'plan', 'boat')).toBe(true)
  expect(has('zoho', 'netflix')).toBe(false)
})

test('a message does not have a concept if it names an excluded word', () => {
  expect(has('zoho', 'price', 'app')).toBe(false)
})

test('a combination without excluded words needs only its groups', () => {
  expect(
    parseCombination('ill = spy + wife').isIn(
      new Map([
        ['spy', 1],
        ['wife', 1],
      ]),
    ),
  ).toBe(true)
})
