import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { attempt } from '#lib/attempt.ts'
import { LISTS_FOLDER } from '#lib/kept-files.ts'
import { pageAddress, pageFile } from '#lib/page-address.ts'
import { addSeal, parseSeal } from '#lib/page-seal.ts'
import type { KeptList, MovedPage, PrecacheEntry } from '#lib/precache-entry.ts'

/** Returns 132 bits of a SHA-256 in base64url: enough to tell all files apart, and short in the worker's lists. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/** Returns the page of that address with the seal by which the worker recognises it. */
export function sealPage(html: string, address: string): string {
  return addSeal(html, address, contentHash(html))
}

/**
 * Returns the entry by which the worker checks a file of the built folder. Files in `assets/`, such as scripts and
 * styles, have the revision null: their names change with their content, and tabs of older versions request them by
 * name.
 * @throws an Error if a page has no seal, or the seal of another address
 */
export function precacheEntry(folder: string, file: string): PrecacheEntry {
  const content = readFileSync(join(folder, file))
  if (file.endsWith('.html')) {
    const url = pageAddress(`/${file}`)
    const seal = parseSeal(content.toString())
    if (seal?.address !== url) throw new Error(`${file} does not have the seal of ${url}.`)
    return { url, revision: seal.revision }
  }
  const hash = contentHash(content)
  return file.startsWith('assets/') ? { url: `/${file}`, revision: null, hash } : { url: `/${file}`, revision: hash }
}

type ListEntry = PrecacheEntry | MovedPage | KeptList

/** The worker's lists. Files that change together are in the same list. */
const LISTS: readonly (readonly [name: string, isIn: (url: string) => boolean])[] = [
  ['scripts', (url) => url.startsWith('/assets/')],
  ['pictures', (url) => /\.(avif|webp|png|svg)$/.test(url)],
  ['pages', () => true],
]

/** The files of all records of a collection beyond the bound, for visitors who want to keep all of them. */
export type KeptFiles = {
  readonly collection: string
  /** The pictures and then the text of each record, in the order of the records. */
  readonly files: readonly PrecacheEntry[]
  /** The size of the files in bytes. */
  readonly size: number
}

/**
 * Writes the worker's lists into the built folder, each named by a content hash, and returns their addresses. What a
 * click on a link of the home page waits for is marked as early.
 */
export function writePrecacheLists(
  folder: string,
  entries: readonly ListEntry[],
  kept: readonly KeptFiles[] = [],
): readonly string[] {
  const pageFiles = filesOfLinkedPages(folder)
  const isEarly = (url: string) => pageFiles.has(url) || /^\/records\/lists\/\w+\/1\.json$/.test(url)
  rmSync(join(folder, 'sw'), { recursive: true, force: true })
  mkdirSync(join(folder, 'sw'))
  const keptLists = kept.map((files) => writeKeptList(folder, files))
  const sorted = [...entries, ...keptLists]
    .toSorted((a, b) => (a.url < b.url ? -1 : 1))
    .map((entry) => (isEarly(entry.url) ? { ...entry, isEarly: true } : entry))
  const lists = LISTS.map(([name]) => ({
    name,
    content: JSON.stringify(sorted.filter(({ url }) => LISTS.find(([, contains]) => contains(url))?.[0] === name)),
  }))
  return lists.map(({ name, content }) => {
    const url = `${LISTS_FOLDER}${name}-${contentHash(content).slice(0, 8)}.js`
    writeFileSync(join(folder, url), `(self.lists??={})["${url}"]=${content}\n`)
    return url
  })
}

/** Returns the scripts and styles that are named in the heads of the pages to which the home page links. */
function filesOfLinkedPages(folder: string): ReadonlySet<string> {
  const readPage = (address: string) => attempt(() => readFileSync(join(folder, pageFile(address)), 'utf8'), '')
  const addresses = new Set(
    [...readPage('/').matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, address = '']) => address),
  )
  const heads = [...addresses].map((address) => readPage(address).split('</head>')[0] ?? '')
  return new Set(heads.flatMap((head) => [...head.matchAll(/ href="(\/assets\/[^"]+)"/g)].map(([, url = '']) => url)))
}

/** Writes the list of the files that the worker keeps if the visitor asks for all of them, and returns its entry. */
function writeKeptList(folder: string, { collection, files, size }: KeptFiles): KeptList {
  const content = JSON.stringify(files)
  const revision = contentHash(content)
  const url = `${LISTS_FOLDER}${collection}-${revision.slice(0, 8)}.json`
  writeFileSync(join(folder, url), content)
  return { url, revision, collection, size }
}

/** Returns the entries of all the worker's lists in a built folder. */
export function readPrecacheLists(folder: string): readonly ListEntry[] {
  const files = readdirSync(join(folder, 'sw')).filter((file) => file.endsWith('.js'))
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, 'sw', file), 'utf8')
    return JSON.parse(text.slice(text.indexOf(']=') + 2)) as ListEntry[]
  })
}
