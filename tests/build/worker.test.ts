import { runInNewContext } from 'node:vm'
import { parseSync } from 'vite'
import { expect, test, vi } from 'vitest'
import { config } from '#content/config.ts'
import { postPath } from '#content/paths.ts'
import { pageFile } from '#lib/page-address.ts'
import { parsePageFiles } from '#lib/page-files.ts'
import { hasSeal, withoutSeal } from '#lib/page-seal.ts'
import { contentHash } from '#prerender/precache.ts'
import { openContent } from '#prerender/records/queries.ts'
import { unlistedPages } from '#prerender/records/unlisted-pages.ts'
import { contentType } from '#server/content-types.ts'
import { addedArticles, addedPages, addedRows, addedServices, addresses, articleSlugs } from '#support/addresses.ts'
import {
  builtBytes,
  builtFolder,
  builtPages,
  builtText,
  collectProblems,
  fileNames,
  findElements,
  isBuilt,
  pageFileName,
  SHELL_FILE,
} from '#support/built-site.ts'
import { brotliBytes, KB } from '#support/chunks.ts'
import { workerGlobals } from '#support/fake-worker.ts'
import type { Element } from '#support/markup.ts'
import { precacheEntries } from '#support/precache.ts'
import { syntaxOf } from '#support/syntax.ts'
import { cachedHeaders } from '#sw/cached-headers.ts'

// `sw/manifest.ts` reads the worker's lists when it loads; in this test they are empty
vi.stubGlobal('self', workerGlobals([]))
const { isSecondTier } = await import('#sw/precache-lists.ts')
vi.unstubAllGlobals()

const unlisted = unlistedPages(openContent('src/content', config))
const unlistedAddresses = new Set([...unlisted.pages.map(({ address }) => address)])

const COMPRESSING_MS = 60_000

const entries = precacheEntries(builtFolder)
const fileOfUrl = (url: string) => (isBuilt(url.slice(1)) ? url.slice(1) : pageFile(url))
const filesOf = (listed: typeof entries) => listed.map(({ url }) => fileOfUrl(url))
const precached = new Set(filesOf(entries))
const isCover = (url: string) => url.startsWith('covers/')
const isText = (file: string) => /\.(html|js|css|svg|webmanifest|json|xml|txt)$/.test(file)
const missingFrom = (files: readonly string[]) => files.filter((file) => !precached.has(file))
/** Returns the transfer size of a file in bytes: compressed for texts, unchanged for other files. */
const transferSize = (file: string) => (isText(file) ? brotliBytes([file], 9) : builtBytes(file).length)
const total = (files: readonly string[]) => files.reduce((sum, file) => sum + transferSize(file), 0)

test('the worker is one file besides its lists', () => {
  const { module } = parseSync('sw.js', builtText('sw.js'))
  expect([module.hasModuleSyntax, module.staticImports, module.dynamicImports]).toEqual([false, [], []])
  expect(builtText('sw.js')).not.toMatch(/sourceMappingURL|__WB_MANIFEST/)
  const lists = fileNames.filter((file) => file.startsWith('sw/'))
  expect([...builtText('sw.js').matchAll(/"url":"\/(sw\/[^"]+)"/g)].map(([, file]) => file).sort()).toEqual(
    lists.toSorted(),
  )
  for (const list of lists) expect(list).toContain(contentHash(builtText(list).replace(/^.*?\]=|\n$/g, '')).slice(0, 8))
})

test('the worker precaches the shell and every page but those beyond the bound, which name their files', () => {
  const listed = addresses.filter((address) => !unlistedAddresses.has(address))
  expect(missingFrom([...listed.map(pageFileName), SHELL_FILE])).toEqual([])
  const namesFiles = (address: string) => parsePageFiles(builtText(pageFileName(address))) !== null
  expect(addresses.filter((address) => namesFiles(address) !== unlistedAddresses.has(address))).toEqual([])
})

test('the worker precaches every script, style and font', () => {
  expect(missingFrom(fileNames.filter((file) => /^assets\/.*\.(js|css|woff2)$/.test(file)))).toEqual([])
})

test('the worker precaches every icon and the manifest', () => {
  const icons = fileNames.filter((file) => /^(icons\/.*\.png|favicon\.svg)$/.test(file) && !/share/.test(file))
  expect(icons.length).toBeGreaterThanOrEqual(14)
  expect(missingFrom([...icons, 'manifest.webmanifest'])).toEqual([])
})

test('the worker precaches one AVIF of each cover and of each picture of an article', () => {
  const covers = [...precached].filter(isCover)
  expect(covers.filter((url) => !url.endsWith('.avif'))).toEqual([])
  const ofArticles = covers.filter((url) => !/^covers\/(project|picture)-/.test(url))
  const listed = articleSlugs.filter((slug) => !unlistedAddresses.has(postPath(slug)))
  expect(ofArticles.map((url) => url.replace(/^covers\/|-\d+\.avif$/g, ''))).toEqual(expect.arrayContaining(listed))
  const drawingOf = (url: string) => url.replace(/-\d+\.\w+$/, '')
  const pictures = [...new Set(fileNames.filter((file) => file.startsWith('covers/picture-')).map(drawingOf))]
  expect(
    covers
      .filter((url) => url.startsWith('covers/picture-'))
      .map(drawingOf)
      .sort(),
  ).toEqual(pictures.sort())
})

test('the worker precaches every drawing that pages and styles show', () => {
  const shown = builtPages.flatMap((page) => findElements(page, 'img').map(pictureOf))
  const styled = fileNames
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...builtText(file).matchAll(/url\(["']?\/([^"')]+)/g)].map(([, url = '']) => url))
  expect(missingFrom([...new Set([...shown, ...styled])].filter((file) => !isCover(file)))).toEqual([])
})

test('the worker precaches no share picture, video, screenshot or feed, and neither itself nor its kill switch', () => {
  const unwanted = /share\.png$|\.(webm|mp4)$|^screenshots\/|^feed\.|^sitemap|^robots|^_headers|^sw(-off)?\.js$|\.map$/
  expect([...precached].filter((url) => unwanted.test(url))).toEqual([])
})

test('every precached file exists, once, under its address and the hash of its bytes', () => {
  const urls = entries.map(({ url }) => url)
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([])
  expect(urls.filter((url) => !url.startsWith('/') || url.endsWith('.html') || !isBuilt(fileOfUrl(url)))).toEqual([])
  const files = entries.filter(({ url }) => !fileOfUrl(url).endsWith('.html'))
  const stale = files.filter(
    ({ url, revision, hash }) => (hash ?? revision) !== contentHash(builtBytes(fileOfUrl(url))),
  )
  expect(stale).toEqual([])
  expect(files.filter(({ url, revision }) => (revision === null) !== isNamedByContent(url))).toEqual([])
})

test('every precached file has the type that the host sends it with', () => {
  const types = entries.map((entry) => ({
    file: fileOfUrl(entry.url),
    cached: cachedHeaders(entry).get('content-type')?.replace(/;.*/, ''),
  }))
  expect(types.filter(({ file, cached }) => cached !== contentType(file).replace(/;.*/, ''))).toEqual([])
})

test('every page has the seal of its address and content, and the worker names the same revision', () => {
  const wrong = entries.filter(({ url, revision }) => {
    const html = fileOfUrl(url).endsWith('.html') ? builtText(fileOfUrl(url)) : null
    return html !== null && !(hasSeal(html, url, revision ?? '') && revision === contentHash(withoutSeal(html)))
  })
  expect(wrong).toEqual([])
})

test('no precached file has a name that ad blockers dislike', () => {
  const blockedNames = /(^|[/_.-])(ads?|advert\w*|banners?|track(er|ing)?|analytics|sponsor\w*)([/_.-]|$)/i
  expect([...precached].filter((url) => blockedNames.test(url))).toEqual([])
})

/**
 * The limit of the first tier, in bytes. It grows with every service, page, article, project, opening and agent that
 * is added to the delivered site.
 */
const MAX_FIRST_TIER = (800 + 12 * addedServices + 15 * addedPages + 12 * addedArticles + addedRows) * KB

test('the transfer size of the first tier stays within 800 kB', {
  timeout: COMPRESSING_MS,
}, () => {
  const first = filesOf(entries.filter(({ url }) => !isSecondTier(url)))
  const second = filesOf(entries.filter(({ url }) => isSecondTier(url)))
  expect(second).not.toEqual([])
  for (const [tier, files] of [
    ['first', first],
    ['second', second],
  ] as const) {
    const raw = files.reduce((sum, file) => sum + builtBytes(file).length, 0)
    console.log(
      `${tier} tier: ${files.length} entries, ${(total(files) / KB).toFixed(0)} kB in transfer, ${(raw / KB).toFixed(0)} kB on the device`,
    )
  }
  expect(total(first)).toBeLessThanOrEqual(MAX_FIRST_TIER)
})

test('the worker precaches a version of every picture that a page requests', () => {
  const missing = collectProblems(builtPages, (page) =>
    findElements(page, 'img').flatMap((image) => {
      const file = pictureOf(image)
      const drawing = file.replace(/-\d+\.\w+$/, '-')
      return [...precached].some((url) => url === file || url.startsWith(drawing)) ? [] : [file]
    }),
  )
  expect(missing).toEqual([])
})

test('the kill switch removes the caches and itself, and leaves what visitors stored', async () => {
  expect(syntaxOf('sw-off.js', builtText('sw-off.js')).imports).toEqual([])
  expect(builtText('sw-off.js')).not.toMatch(/indexedDB|Clear-Site-Data|deleteDatabase|localStorage|__WB_MANIFEST/)
  const worker = runWorker(builtText('sw-off.js'), ['site', 'site-rest', 'another'])
  await worker.dispatch('install')
  await worker.dispatch('activate')
  expect(worker.log).toEqual(['skipWaiting', 'delete site', 'delete site-rest', 'delete another', 'unregister'])
  expect(worker.listensTo('fetch')).toBe(false)
})

/** Returns the file of a picture, whose address may name a view of a drawing. */
function pictureOf({ attributes: { src = '' } }: Pick<Element, 'attributes'>): string {
  return src.slice(1).replace(/#.*/, '')
}

function isNamedByContent(url: string): boolean {
  return /^\/assets\/.*-[\w-]{8}\.\w+$/.test(url)
}

/** Runs a worker's script with only the globals that a kill switch may use. Any other causes a ReferenceError. */
function runWorker(script: string, cacheNames: readonly string[]) {
  const log: string[] = []
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>()
  const self = {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    skipWaiting: () => log.push('skipWaiting'),
    registration: { unregister: async () => log.push('unregister') },
    clients: { matchAll: async () => [] },
  }
  const caches = { keys: async () => cacheNames, delete: async (name: string) => log.push(`delete ${name}`) }
  runInNewContext(script, { self, caches })
  return {
    log,
    listensTo: (type: string) => listeners.has(type),
    dispatch: async (type: string) => {
      const work: Promise<unknown>[] = []
      listeners.get(type)?.({ waitUntil: (each) => work.push(each) })
      await Promise.all(work)
    },
  }
}
