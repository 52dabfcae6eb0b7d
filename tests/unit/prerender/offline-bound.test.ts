import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pageFile } from '#lib/page-address.ts'
import { parsePageFiles } from '#lib/page-files.ts'
import { parseSeal } from '#lib/page-seal.ts'
import { applyOfflineBound, noUnlistedPages, type OfflineBound } from '#prerender/offline-bound.ts'
import {
  contentHash,
  isPrecachedPicture,
  readPrecacheLists,
  sealPage,
  writePrecacheLists,
} from '#prerender/precache.ts'

type Files = Map<string, string>

/** Adds a page with pictures, each in two sizes, of which only the one of 960 pixels would be precached. */
function addPage(files: Files, address: string, pictures: readonly string[]) {
  const sources = pictures.map(
    (name) => `<source srcset="/covers/${name}-480.avif 480w, /covers/${name}-960.avif 960w">`,
  )
  const html = `<!doctype html>\n<html>\n  <head>\n  </head>\n  <body>\n    ${sources.join('')}\n  </body>\n</html>\n`
  files.set(pageFile(address), sealPage(html, address))
}

/** Returns a site with a list of two pages, the newest article and as many older ones as are asked for. */
function siteWith(olderCount: number) {
  const files: Files = new Map()
  const older = Array.from({ length: olderCount }, (_, index) => `old-${index}`)
  addPage(files, '/blog', ['new'])
  addPage(files, '/blog/new', ['new', 'old-0'])
  addPage(files, '/blog/page/2', older)
  for (const slug of older) addPage(files, `/blog/${slug}`, [slug, 'new'])
  for (const slug of ['new', ...older]) {
    for (const width of [480, 960]) files.set(`covers/${slug}-${width}.avif`, `a picture of ${slug}, ${width}`)
    files.set(`records/articles/${slug}.json`, `{"text":"${slug}"}`)
  }
  files.set('records/lists/articles/2.json', '{"items":[]}')
  const articles = older.map((slug) => ({ address: `/blog/${slug}`, text: `/records/articles/${slug}.json` }))
  const unlisted = {
    pages: [{ address: '/blog/page/2', text: '/records/lists/articles/2.json' }, ...articles],
    keptOnRequest: { articles },
  }
  return { files, unlisted }
}

/** Returns the files that are still precached, of those that would be without a bound. */
function precachedOf(files: Files, { leftOut }: OfflineBound) {
  return [...files.keys()].filter((file) => !file.endsWith('-480.avif') && !leftOut.has(file))
}

/** Writes the worker's lists of a site, and returns their entries and the text of a file that they name. */
function writtenLists(files: Files, bound: OfflineBound) {
  const folder = mkdtempSync(join(tmpdir(), 'vyomix-bound-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const entries = precachedOf(files, bound).map((file) => ({ url: `/${file}`, revision: file }))
  writePrecacheLists(folder, entries, bound.kept)
  return { lists: readPrecacheLists(folder), read: (url: string) => readFileSync(join(folder, url), 'utf8') }
}

test('a site within the bound is precached as it is', () => {
  const { files } = siteWith(2)
  expect(applyOfflineBound(files, noUnlistedPages)).toEqual({ pages: new Map(), leftOut: new Set(), kept: [] })
})

test('beyond the bound, pages are left out with their texts and with the pictures that no other page shows', () => {
  const { files, unlisted } = siteWith(3)
  expect(precachedOf(files, applyOfflineBound(files, unlisted)).toSorted()).toEqual([
    'blog.html',
    'blog/new.html',
    'covers/new-960.avif',
    'covers/old-0-960.avif', // the newest article shows it
    'records/articles/new.json',
  ])
})

test('a page that is left out names its files with their hashes, and has a new seal', () => {
  const { files, unlisted } = siteWith(2)
  const revision = (file: string) => ({ url: `/${file}`, revision: contentHash(files.get(file) ?? '') })
  const { pages } = applyOfflineBound(files, unlisted)
  const filesOf = (file: string) => parsePageFiles(pages.get(file) ?? '')
  expect(filesOf('blog/old-1.html')).toEqual(['covers/old-1-960.avif', 'records/articles/old-1.json'].map(revision))
  expect(filesOf('blog/page/2.html')).toEqual(['covers/old-1-960.avif', 'records/lists/articles/2.json'].map(revision))
  expect(pages.has('blog/new.html')).toBe(false)
  const seal = parseSeal(pages.get('blog/old-1.html') ?? '')
  expect(seal?.address).toBe('/blog/old-1')
  expect(seal?.revision).not.toBe(parseSeal(files.get('blog/old-1.html') ?? '')?.revision)
})

test('the list of all older articles has their files and their size, and is a data file of its own', () => {
  const { files, unlisted } = siteWith(2)
  const { lists, read } = writtenLists(files, applyOfflineBound(files, unlisted))
  const [list] = lists.filter((entry) => 'collection' in entry)
  const text = read(list?.url ?? '')
  const listed = JSON.parse(text) as readonly { readonly url: string }[]
  expect(list).toMatchObject({ collection: 'articles', revision: contentHash(text) })
  expect(listed.map(({ url }) => url)).toEqual([
    '/records/articles/old-0.json',
    '/covers/old-1-960.avif',
    '/records/articles/old-1.json',
  ])
  const sizes = listed.map(({ url }) => (files.get(url.slice(1)) ?? '').length)
  expect(list).toMatchObject({ size: sizes.reduce((sum, size) => sum + size, 0) })
})

test('the worker’s lists are as long with two hundred articles as with twenty', () => {
  const [few, many] = [20, 200].map((count) => {
    const { files, unlisted } = siteWith(count)
    return writtenLists(files, applyOfflineBound(files, unlisted)).lists.length
  })
  expect(many).toBe(few)
})

test.each([
  ['covers/edge-960.avif', true],
  ['covers/edge-480.avif', false],
  ['covers/edge-960.webp', false],
  ['icons/shortcut-blog-96.png', true],
  ['icons/other.png', false],
  ['art/figure.svg', true],
  ['art/parts/figure.webp', false],
])('whether the worker precaches the picture %s: %s', (file, isPrecached) => {
  expect(isPrecachedPicture(file)).toBe(isPrecached)
})
