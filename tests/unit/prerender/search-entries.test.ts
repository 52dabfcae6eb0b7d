import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { entriesOfPage } from '#prerender/search-entries.ts'

const page = {
  body: '<header>Menu</header><main><h1>Tides</h1><p>Water rises.</p><h2 id="moon">The moon</h2><p>It pulls.</p></main>',
  record: { kind: 'pages', title: 'Tides' },
  description: 'About tides',
  keywords: ['sea'],
} as const

/** Caches in an empty folder, and returns a function that returns the number of cached results. */
function emptyCache() {
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-cache-'))
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  onTestFinished(() => {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true, force: true })
  })
  return () => readdirSync(join(folder, 'node_modules/.cache/vyomix')).length
}

test('entries from the cache are those that were made', () => {
  const cachedCount = emptyCache()
  const made = entriesOfPage('/tides', page)
  expect(made.map(({ entry }) => entry.href)).toEqual(['/tides', '/tides#moon'])
  expect(entriesOfPage('/tides', page)).toEqual(made)
  expect(cachedCount()).toBe(1)
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
  const cachedCount = emptyCache()
  const before = entriesOfPage('/tides', page)
  expect(entriesOfPage('/tides', { ...page, body: `${page.body}<footer>2027</footer>` })).toEqual(before)
  expect(cachedCount()).toBe(1)
})
