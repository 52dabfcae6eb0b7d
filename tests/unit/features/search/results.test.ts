import { expect, test } from 'vitest'
import { deletePath } from '#content/paths.ts'
import { findActions, searchActions } from '#features/search/actions.ts'
import type { SearchHit } from '#features/search/engine.ts'
import type { SearchKind } from '#features/search/entries.ts'
import { groupHits } from '#features/search/groups.ts'
import { searchList } from '#features/search/list-matches.ts'
import { markedText } from '#features/search/marked-text.ts'
import { addRecent, parseRecent } from '#features/search/recent.ts'

const LIMITS = { perKind: 4, total: 10 }

type Fields = { readonly kind?: SearchKind; readonly score?: number; readonly found?: readonly number[] }
const hit = (title: string, href: string, { kind = 'pages', score = 1, found = [0] }: Fields = {}): SearchHit => ({
  entry: { kind, title, href, parent: '', line: '', keywords: '' },
  score,
  found: new Set(found),
  literal: new Set(found),
  wanted: 2,
  terms: new Set(),
})

test('the best three results come first, and the others by kind', () => {
  const hits = [
    hit('A', '/a', { score: 9 }),
    hit('B', '/b', { score: 8 }),
    hit('C', '/c', { score: 7 }),
    hit('D', '/d', { score: 6, kind: 'jobs' }),
    hit('E', '/e', { score: 5 }),
    hit('F', '/f', { score: 4, kind: 'jobs' }),
  ]
  const groups = groupHits(hits, LIMITS).map(({ kind, hits: inGroup }) => [
    kind,
    inGroup.map(({ entry }) => entry.title).join(''),
  ])
  expect(groups).toEqual([
    ['best', 'ABC'],
    ['jobs', 'DF'],
    ['pages', 'E'],
  ])
})

test('no kind has more results than its limit, and all kinds together have no more than theirs', () => {
  const hits = Array.from({ length: 30 }, (_, index) =>
    hit(`Title ${index}`, `/${index}`, { kind: index % 2 ? 'jobs' : 'pages' }),
  )
  const counts = (limits: typeof LIMITS) => groupHits(hits, limits).map((group) => group.hits.length)
  expect(counts({ perKind: 4, total: 20 })).toEqual([3, 4, 4])
  expect(counts({ perKind: 4, total: 6 })).toEqual([3, 2, 1])
})

test('of two results with the same title, the better one is shown', () => {
  const hits = [hit('Book a meeting', '/contact#meeting', { score: 2 }), hit('Book a  Meeting', '/#meeting')]
  expect(
    groupHits(hits, LIMITS)
      .flatMap((group) => group.hits)
      .map(({ entry }) => entry.href),
  ).toEqual(['/contact#meeting'])
})

test('a result that lacks a word and is far behind is left out', () => {
  const hits = [
    hit('A', '/a', { score: 100, found: [0, 1] }),
    hit('B', '/b', { score: 5 }),
    hit('C', '/c', { score: 5, found: [0, 1] }),
  ]
  expect(groupHits(hits, LIMITS)[0]?.hits.map(({ entry }) => entry.title)).toEqual(['A', 'C'])
  expect(groupHits([], LIMITS)).toEqual([])
})

test('the words of a text that were matched are marked, and the text stays the same', () => {
  const parts = markedText('E-commerce, hosting and café.', new Set(['ecommerce', 'host', 'cafe', 'and']))
  expect(parts.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['E-commerce', 'hosting', 'café'])
  expect(parts.map(({ text }) => text).join('')).toBe('E-commerce, hosting and café.')
})

test('the device keeps the last five searches, each once', () => {
  const all = ['one', 'two', 'three', 'four', 'five', 'six'].reduce<readonly string[]>(addRecent, [])
  expect(all).toEqual(['six', 'five', 'four', 'three', 'two'])
  expect(addRecent(all, ' Four ')).toEqual(['Four', 'six', 'five', 'three', 'two'])
  expect(addRecent(all, '  ')).toEqual(all)
  expect(addRecent([], 'x'.repeat(500))[0]?.length).toBe(100)
})

test('stored searches are not trusted', () => {
  expect(parseRecent('one')).toBeNull()
  expect(parseRecent(['one', 2, '', null, 'two', ' One'])).toEqual(['one', 'two'])
  expect(parseRecent(Array.from({ length: 99 }, (_, index) => `${index}`))).toHaveLength(5)
})

test('an action is found by its name or by another word for it', () => {
  expect(findActions(searchActions, 'appoint').map(({ name }) => name)).toEqual(['Book a meeting'])
  expect(findActions(searchActions, 'game').map(({ name }) => name)).toEqual(['Play the memory game'])
  for (const word of ['delete', 'privacy', 'erase', 'forget'])
    expect(findActions(searchActions, word)).toEqual([expect.objectContaining({ href: deletePath })])
  expect(findActions(searchActions, '')).toHaveLength(searchActions.length)
  expect(findActions(searchActions, 'hosting')).toEqual([])
})

test('a list finds the pages whose parts together have all words, and the nearest others', () => {
  const find = () => [
    hit('A', '/blog/a', { found: [0] }),
    hit('A, later', '/blog/a#later', { found: [1] }),
    hit('B', '/blog/b', { found: [1] }),
    hit('Elsewhere', '/jobs', { found: [0, 1] }),
  ]
  const { all, nearest } = searchList({ find }, 'two words', '/blog/')
  expect([...all]).toEqual(['/blog/a'])
  expect(nearest.map(({ entry }) => entry.href)).toEqual(['/blog/b'])
})

test('in a list of parts of one page, a part must have all words itself', () => {
  const find = () => [hit('A', '/jobs#a', { found: [0] }), hit('B', '/jobs#b', { found: [0, 1] })]
  expect([...searchList({ find }, 'two words', '/jobs#').all]).toEqual(['/jobs#b'])
})
