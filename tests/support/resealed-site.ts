import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pageAddress } from '#lib/page-address.ts'
import { parseSeal } from '#lib/page-seal.ts'
import { precacheEntry, sealPage, writePrecacheLists } from '#prerender/precache.ts'
import { precacheEntries } from './precache.ts'

/** Matches the addresses of the worker's lists, as the build wrote them into `sw.js`. */
const LISTS = /\[\{"revision":null,"url":"\/sw\/.*?\}\]/

/**
 * Updates the seals and the worker's lists in a copy of the built site, after a test has changed or renamed files. Each
 * page gets the seal of its present content. The lists get the present hashes of those listed files that exist, but no
 * moved pages.
 */
export function reseal(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  if (!files.includes('sw.js')) return
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(folder, file), 'utf8')
    const { address } = parseSeal(html) ?? {}
    if (address) writeFileSync(join(folder, file), sealPage(withoutSeal(html), address))
  }
  const cachedUrls = new Set(precacheEntries(folder).map(({ url }) => url))
  const isCached = (file: string) =>
    cachedUrls.has(`/${file}`) || (file.endsWith('.html') && cachedUrls.has(pageAddress(`/${file}`)))
  const lists = writePrecacheLists(
    folder,
    files.filter(isCached).map((file) => precacheEntry(folder, file)),
  )
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8')
  const manifest = JSON.stringify(lists.map((url) => ({ revision: null, url })))
  writeFileSync(
    join(folder, 'sw.js'),
    worker.replace(LISTS, () => manifest),
  )
}

/** Returns a page without its seal. */
export function withoutSeal(html: string): string {
  return html
    .replace(/\n {4}<meta name="page-seal" content="[^"]*">/, '')
    .replace(/ {2}<data value="[^"]*" hidden><\/data>\n {2}(?=<\/body>)/, '')
}
