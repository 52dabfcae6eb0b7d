import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postPath } from '#content/paths.ts'
import { filesIn } from '#hosts/files-in.ts'
import { textsFolder } from '#lib/kept-files.ts'
import { isFileAddress, pageAddress, pageFile } from '#lib/page-address.ts'
import { parseSeal, withoutSeal } from '#lib/page-seal.ts'
import type { PrecacheEntry } from '#lib/precache-entry.ts'
import { applyOfflineBound } from '#prerender/offline-bound.ts'
import { type KeptFiles, precacheEntry, sealPage, writePrecacheLists } from '#prerender/precache.ts'
import { precacheEntries } from './precache.ts'

/** Matches the addresses of the worker's lists, as the build wrote them into `sw.js`. */
const LISTS = /\[\{"revision":null,"url":"\/sw\/.*?\}\]/

/**
 * Updates the seals and the worker's lists in a copy of the built site, after a test has changed or renamed files. Each
 * page gets the seal of its present content. The lists get the present hashes of those listed files that exist, but no
 * moved pages.
 */
export function reseal(folder: string): void {
  const files = filesIn(folder)
  if (!files.includes('sw.js')) return
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(folder, file), 'utf8')
    const { address } = parseSeal(html) ?? {}
    if (address) writeFileSync(join(folder, file), sealPage(withoutSeal(html), address))
  }
  const cachedUrls = new Set(precacheEntries(folder).map(({ url }) => url))
  const isCached = (file: string) =>
    cachedUrls.has(`/${file}`) || (file.endsWith('.html') && cachedUrls.has(pageAddress(`/${file}`)))
  writeLists(
    folder,
    files.filter(isCached).map((file) => precacheEntry(folder, file)),
  )
}

/**
 * Changes a copy of the built site as if these articles were beyond the bound of the offline copy. Only the worker
 * changes: the scripts are those of the build.
 */
export function unlistArticles(folder: string, slugs: readonly string[]): void {
  const articles = slugs.map((slug) => ({ address: postPath(slug), text: `${textsFolder('articles')}${slug}.json` }))
  const listed = precacheEntries(folder).map(({ url }) => (isFileAddress(url) ? url.slice(1) : pageFile(url)))
  const files = new Map(filesIn(folder).map((file) => [file, readFileSync(join(folder, file))]))
  const { pages, leftOut, kept } = applyOfflineBound(files, { pages: articles, keptOnRequest: { articles } })
  for (const [file, html] of pages) writeFileSync(join(folder, file), html)
  const entries = listed.filter((file) => !leftOut.has(file)).map((file) => precacheEntry(folder, file))
  writeLists(folder, entries, kept)
}

function writeLists(folder: string, entries: readonly PrecacheEntry[], kept: readonly KeptFiles[] = []): void {
  const lists = writePrecacheLists(folder, entries, kept)
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  const manifest = JSON.stringify(lists.map((url) => ({ revision: null, url })))
  writeFileSync(
    join(folder, 'sw.js'),
    worker.replace(LISTS, () => manifest),
  )
}
