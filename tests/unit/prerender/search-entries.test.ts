import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entriesOfPage } from '#prerender/search-entries.ts'
import { emptyCache } from '#support/empty-cache.ts'

const page = {
  body: '<header>Menu</header><main><h1>Tides</h1><p>Water rises.</p><h2 id="moon">The moon</h2><p>It pulls.</p></main>',
  record: { kind: 'pages', title: 'Tides' },
  description: 'About tides',
  keywords: ['sea'],
} as const

test('entries from the cache are those that were made', () => {
  const folder = emptyCache()
  const made = entriesOfPage('/tides', page)
  expect(made.map(({ entry }) => entry.href)).toEqual(['/tides', '/tides#moon'])
  expect(entriesOfPage('/tides', page)).toEqual(made)
  expect(readdirSync(folder)).toHaveLength(1)
})

test.each([
  ['a sentence', '/tides', { ...page, body: page.body.replace('pulls', 'pushes') }],
  ['the title', '/tides', { ...page, record: { ...page.record, title: 'Ebb' } }],
  ['the description', '/tides', { ...page, description: 'About the sea' }],
  ['a keyword', '/tides', { ...page, keywords: ['ocean'] }],
  ['the address', '/ebb', page],
])('%s that has changed makes other entries', (_, path, changed) => {
  emptyCache()
  const before = entriesOfPage('/tides', page)
  expect(entriesOfPage(path, changed)).not.toEqual(before)
})

test('what stands outside the page’s main part, such as a footer with a year, makes nothing anew', () => {
  const folder = emptyCache()
  const before = entriesOfPage('/tides', page)
  expect(entriesOfPage('/tides', { ...page, body: `${page.body}<footer>2027</footer>` })).toEqual(before)
  expect(readdirSync(folder)).toHaveLength(1)
})
