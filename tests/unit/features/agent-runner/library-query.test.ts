import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categoryChips } from '#content/agent-runner/cards.ts'
import { findAgents, librarySearchString, parseLibraryQuery } from '#features/agent-runner/library-query.ts'

const agents = [
  {
    id: 1,
    name: 'AI Content Writer Agent',
    category: 'Content',
    description: 'Drafts an article in the tone you ask for.',
  },
  { id: 2, name: 'Idea Validator Agent', category: 'Business', description: 'Finds the weak points in an idea.' },
  { id: 3, name: 'Persona Generator Agent', category: 'Marketing', description: 'Describes whom you sell to.' },
  { id: 4, name: 'Terms Generator', category: 'Legal', description: 'Writes what your lawyer corrects.' },
  { id: 5, name: 'Chatbot Personality Generator', category: 'AI', description: 'Gives your bot a voice.' },
  { id: 6, name: 'Calendar Agent', category: 'Marketing', description: 'Lists the posts for each week.' },
] as const
const ids = (search: string) => findAgents(agents, parseLibraryQuery(search)).map(({ id }) => id)

test('an address without a query shows all agents', () => {
  expect(parseLibraryQuery('')).toEqual({ text: '', category: 'All' })
  expect(ids('')).toEqual([1, 2, 3, 4, 5, 6])
})

test.each([
  ['?category=Marketing', [3, 6]],
  ['?category=marketing', [3, 6]],
  ['?category=Business', [2]],
  ['?category=AI', [5]],
  ['?category=All', [1, 2, 3, 4, 5, 6]],
  ['?category=Sports', [1, 2, 3, 4, 5, 6]],
])('%s finds the agents %j', (search, expectedIds) => {
  expect(ids(search)).toEqual(expectedIds)
})

test.each([
  ['?q=PERSONA', [3, 5]], // name 'Persona…', and 'Personality' in another
  ['?q=lawyer', [4]], // in the description only
  ['?q=%20%20lawyer%20', [4]],
  ['?q=agent', [1, 2, 3, 6]],
  ['?q=Career', []], // in no name and no description
  ['?q=.*', []],
  ['?q=draft&category=Content', [1]],
  ['?q=draft&category=Career', []],
])('%s finds the agents %j', (search, expectedIds) => {
  expect(ids(search)).toEqual(expectedIds)
})

test.each([
  [{ text: '', category: 'All' }, ''],
  [{ text: '', category: 'Marketing' }, '?category=Marketing'],
  [{ text: 'a&b', category: 'All' }, '?q=a%26b'],
  [{ text: 'pitch deck', category: 'AI' }, '?category=AI&q=pitch+deck'],
] as const)('%j is written to the address as %j', (query, search) => {
  expect(librarySearchString(query)).toBe(search)
})

test('other parameters of the address stay, and the old query is replaced', () => {
  expect(librarySearchString({ text: 'x', category: 'All' }, '?category=AI&q=old&q=older&agent=3')).toBe('?q=x&agent=3')
  expect(librarySearchString({ text: '', category: 'All' }, '?agent=3')).toBe('?agent=3')
})

test('every query can be parsed from the query string that is written for it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...categoryChips), (text, category) => {
      expect(parseLibraryQuery(librarySearchString({ text, category }))).toEqual({ text, category })
    }),
  )
})
