import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agentCards, categoryChips } from '#content/library/cards.ts'
import { find, queryOf, searchFor } from '#features/agent-runner/filter.ts'

const ids = (search: string) => find(agentCards, queryOf(search)).map(({ id }) => id)

test('an address without a query asks for all agents', () => {
  expect(queryOf('')).toEqual({ text: '', category: 'All' })
  expect(ids('')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test.each([
  ['?category=Marketing', [3, 10]],
  ['?category=marketing', [3, 10]],
  ['?category=Business', [2, 7]],
  ['?category=AI', [9]],
  ['?category=All', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['?category=Sports', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('%s finds the agents %j', (search, found) => {
  expect(ids(search)).toEqual(found)
})

test.each([
  ['?q=PERSONA', [3, 9]], // name 'Persona…', and 'Personality' in another
  ['?q=lawyer', [8]], // description alone
  ['?q=%20%20lawyer%20', [8]],
  ['?q=agent', [1, 2, 3, 4, 5, 6, 7, 10]],
  ['?q=Career', []], // a category is neither name nor description
  ['?q=.*', []],
  ['?q=draft&category=Content', [1]],
  ['?q=draft&category=Career', []],
])('%s finds the agents %j', (search, found) => {
  expect(ids(search)).toEqual(found)
})

test.each([
  [{ text: '', category: 'All' }, ''],
  [{ text: '', category: 'Marketing' }, '?category=Marketing'],
  [{ text: 'a&b', category: 'All' }, '?q=a%26b'],
  [{ text: 'pitch deck', category: 'AI' }, '?category=AI&q=pitch+deck'],
] as const)('%j stands in the address as %j', (query, search) => {
  expect(searchFor(query)).toBe(search)
})

test('what else stands in the address stays, and the old query goes', () => {
  expect(searchFor({ text: 'x', category: 'All' }, '?category=AI&q=old&q=older&agent=3')).toBe('?q=x&agent=3')
  expect(searchFor({ text: '', category: 'All' }, '?agent=3')).toBe('?agent=3')
})

test('every query comes back from the address it makes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...categoryChips), (text, category) => {
      expect(queryOf(searchFor({ text, category }))).toEqual({ text, category })
    }),
  )
})
