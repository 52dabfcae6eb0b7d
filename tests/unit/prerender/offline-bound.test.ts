import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageAddress, pageFile } from '#lib/page-address.ts'
import { parsePageFiles } from '#lib/page-files.ts'
import { applyOfflineBound, noUnlistedPages } from '#prerender/offline-bound.ts'
import { contentHash, precacheEntry, readPrecacheLists, sealPage, writePrecacheLists } from '#prerender/precache.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vyomix-bound-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, content: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}

/** Writes a page with pictures, each in two sizes, of which only the one of 960 pixels would be precached. */
function writePage(address: string, pictures: readonly string[]) {
  const sources = pictures.map(
    (name) => `<source srcset="/covers/${name}-480.avif 480w, /covers/${name}-960.avif 960w">`,
  )
  const html = `<!doctype html>\n<html>\n  <head>\n  </head>\n  <body>\n    ${sources.join('')}\n  </body>\n</html>\n`
  write(pageFile(address), sealPage(html, address))
}

/** Writes a site with a list of two pages, the newest article and as many older ones as are asked for. */
function writeSite(olderCount: number) {
  const older = Array.from({ length: olderCount }, (_, index) => `old-${index}`)
  writePage('/blog', ['new'])
  writePage('/blog/new', ['new', 'old-0'])
  writePage('/blog/page/2', older)
  for (const slug of older) writePage(`/blog/${slug}`, [slug, 'new'])
  for (const slug of ['new', ...older]) {
    write(`covers/${slug}-960.avif`, `a picture of ${slug}`)
    write(`records/articles/${slug}.json`, `{"text":"${slug}"}`)
  }
  write('records/lists/articles/2.json', '{"items":[]}')
  const slugs = ['new', ...older]
  const files = [
    ...['/blog', '/blog/page/2', ...slugs.map((slug) => `/blog/${slug}`)].map(pageFile),
    'records/lists/articles/2.json',
    ...slugs.flatMap((slug) => [`covers/${slug}-960.avif`, `records/articles/${slug}.json`]),
  ]
  const articles = older.map((slug) => ({ address: `/blog/${slug}`, text: `/records/articles/${slug}.json` }))
  const unlisted = {
    pages: [{ address: '/blog/page/2', text: '/records/lists/articles/2.json' }, ...articles],
    keptOnRequest: { articles },
  }
  return { files, unlisted }
}

test('a site within the bound is precached as it is', () => {
  const { files } = writeSite(2)
  const before = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  expect(applyOfflineBound(folder, files, noUnlistedPages)).toEqual({ precached: files, kept: [] })
  expect(files.map((file) => readFileSync(join(folder, file), 'utf8'))).toEqual(before)
})

test('beyond the bound, pages are left out with their texts and with the pictures that no other page shows', () => {
  const { files, unlisted } = writeSite(3)
  const { precached } = applyOfflineBound(folder, files, unlisted)
  expect(precached.toSorted()).toEqual([
    'blog.html',
    'blog/new.html',
    'covers/new-960.avif',
    'covers/old-0-960.avif', // the newest article shows it
    'records/articles/new.json',
  ])
})

test('a page that is left out names its files with their hashes, and has a new seal', () => {
  const { files, unlisted } = writeSite(2)
  const revision = (file: string) => ({ url: `/${file}`, revision: contentHash(readFileSync(join(folder, file))) })
  const before = precacheEntry(folder, 'blog/old-1.html')
  applyOfflineBound(folder, files, unlisted)
  const filesOf = (file: string) => parsePageFiles(readFileSync(join(folder, file), 'utf8'))
  expect(filesOf('blog/old-1.html')).toEqual(['covers/old-1-960.avif', 'records/articles/old-1.json'].map(revision))
  expect(filesOf('blog/page/2.html')).toEqual(['covers/old-1-960.avif', 'records/lists/articles/2.json'].map(revision))
  expect(filesOf('blog/new.html')).toBeNull()
  expect(precacheEntry(folder, 'blog/old-1.html').url).toBe(pageAddress('/blog/old-1.html'))
  expect(precacheEntry(folder, 'blog/old-1.html').revision).not.toBe(before.revision)
})

test('the list of all older articles has their files and their size, and is a data file of its own', () => {
  const { files, unlisted } = writeSite(2)
  const { precached, kept } = applyOfflineBound(folder, files, unlisted)
  writePrecacheLists(
    folder,
    precached.map((file) => precacheEntry(folder, file)),
    kept,
  )
  const [list] = readPrecacheLists(folder).filter((entry) => 'collection' in entry)
  const listFile = join(folder, list?.url ?? '')
  const listed = JSON.parse(readFileSync(listFile, 'utf8')) as readonly { readonly url: string }[]
  expect(list).toMatchObject({ collection: 'articles', revision: contentHash(readFileSync(listFile)) })
  expect(listed.map(({ url }) => url)).toEqual([
    '/records/articles/old-0.json',
    '/covers/old-1-960.avif',
    '/records/articles/old-1.json',
  ])
  const sizes = listed.map(({ url }) => readFileSync(join(folder, url)).length)
  expect(list).toMatchObject({ size: sizes.reduce((sum, size) => sum + size, 0) })
})

test('the worker’s lists are as long with two hundred articles as with twenty', () => {
  const sizes = [20, 200].map((count) => {
    const { files, unlisted } = writeSite(count)
    const { precached, kept } = applyOfflineBound(folder, files, unlisted)
    writePrecacheLists(
      folder,
      precached.map((file) => precacheEntry(folder, file)),
      kept,
    )
    return readPrecacheLists(folder).length
  })
  expect(sizes[1]).toBe(sizes[0])
})
