import { expect, test } from 'vitest'
import type { SearchAction } from '#features/search/actions.ts'
import { firstOptions, foundOptions, indexAfter, optionHref, splitOptions } from '#features/search/options.ts'
import type { ResultGroup } from '#features/search/results.ts'

const actions: readonly SearchAction[] = [
  { name: 'Book a meeting', words: 'call appointment', href: '/contact#meeting' },
  { name: 'Stop all movement', words: 'motion', opens: 'stopMotion' },
]

/** Returns a group with results at these addresses. */
const groupOf = (kind: ResultGroup['kind'], ...addresses: readonly string[]): ResultGroup => ({
  kind,
  results: addresses.map((href) => ({
    entry: { kind: 'pages', title: href, href, parent: '', line: '', keywords: '' },
    title: [],
    line: [],
  })),
})

test('before something is typed, the last searches and all actions are offered', () => {
  const values = firstOptions({ recent: ['web hosting'], actions }).map(({ options }) =>
    options.map(({ label }) => label),
  )
  expect(values).toEqual([['web hosting'], ['Book a meeting', 'Stop all movement']])
})

test('matching actions come before the results, and the page with all results after them', () => {
  const groups = foundOptions({ actions, text: 'appointment', groups: [groupOf('best', '/about')] })
  expect(groups.flatMap(({ options }) => options.map(optionHref))).toEqual([
    '/contact#meeting',
    '/about',
    '/search?q=appointment',
  ])
  expect(foundOptions({ actions, text: 'xylophone', groups: [] })).toEqual([])
})

test('a question and an action of the page have no address', () => {
  const groups = foundOptions({ actions, text: 'motion', groups: [groupOf('questions', 'question:who')] })
  expect(groups.flatMap(({ options }) => options.map(optionHref)).slice(0, 2)).toEqual([undefined, undefined])
})

test('the arrow keys move through the options and from each end to the other', () => {
  expect(['ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => indexAfter(key, -1, 3))).toEqual([0, 2, 0, 2])
  expect(['ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => indexAfter(key, 1, 3))).toEqual([2, 0, 0, 2])
  expect([indexAfter('ArrowDown', 2, 3), indexAfter('ArrowUp', 0, 3)]).toEqual([0, 2])
})

test('other keys move to no option, and no key does where there is none', () => {
  expect(['a', 'Enter', 'ArrowLeft'].map((key) => indexAfter(key, 1, 3))).toEqual([-1, -1, -1])
  expect(['ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => indexAfter(key, -1, 0))).toEqual([-1, -1, -1, -1])
})

test('options are split after a group, once enough of them are in view', () => {
  const groups = foundOptions({
    actions: [],
    text: 'web',
    groups: [groupOf('best', '/a', '/b', '/c'), groupOf('pages', '/d', '/e', '/f'), groupOf('jobs', '/g')],
  })
  expect(splitOptions(groups).map((part) => part.map(({ options }) => options.length))).toEqual([
    [3, 3],
    [1, 1],
  ])
  expect(splitOptions(groups.slice(0, 1))).toEqual([groups.slice(0, 1), []])
})
