import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { ManifestTransform } from 'workbox-build'
import { parseRedirects } from '#hosts/rule-files.ts'
import { encodedAddress } from '#hosts/site-rules.ts'
import { pageAddress } from '#lib/page-address.ts'
import { addSeal, parseSeal } from '#lib/page-seal.ts'
import type { MovedPage, PrecacheEntry } from '#lib/precache-entry.ts'

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

type Entry = PrecacheEntry | MovedPage

/** The worker's lists. Files that change together are in the same list. */
const LISTS: readonly (readonly [name: string, isIn: (url: string) => boolean])[] = [
  ['scripts', (url) => url.startsWith('/assets/')],
  ['pictures', (url) => /\.(avif|webp|png|svg)$/.test(url)],
  ['pages', () => true],
]

/** Writes the worker's lists into the built folder, each named by a content hash, and returns their addresses. */
export function writePrecacheLists(folder: string, entries: readonly Entry[]): readonly string[] {
  const sorted = entries.toSorted((a, b) => (a.url < b.url ? -1 : 1))
  const lists = LISTS.map(([name]) => ({
    name,
    content: JSON.stringify(sorted.filter(({ url }) => LISTS.find(([, contains]) => contains(url))?.[0] === name)),
  }))
  rmSync(join(folder, 'sw'), { recursive: true, force: true })
  mkdirSync(join(folder, 'sw'))
  return lists.map(({ name, content }) => {
    const url = `/sw/${name}-${contentHash(content).slice(0, 8)}.js`
    writeFileSync(join(folder, url), `(self.lists??={})["${url}"]=${content}\n`)
    return url
  })
}

/** Returns the entries of all the worker's lists in a built folder. */
export function readPrecacheLists(folder: string): readonly Entry[] {
  return readdirSync(join(folder, 'sw')).flatMap((file) => {
    const text = readFileSync(join(folder, 'sw', file), 'utf8')
    return JSON.parse(text.slice(text.indexOf(']=') + 2)) as Entry[]
  })
}

/** Returns a plugin that records the output folder, and a transform that writes the worker's lists there. */
export function precacheLists(): { readonly plugin: Plugin; readonly transform: ManifestTransform } {
  let folder = ''
  return {
    plugin: {
      name: 'vyomix:precache',
      apply: 'build',
      configResolved({ root, build }) {
        folder = resolve(root, build.outDir)
      },
    },
    transform: (files) => {
      const redirectsPath = join(folder, '_redirects')
      if (!existsSync(redirectsPath)) return { manifest: [] } // the build has already failed and reported why
      const redirects = parseRedirects(readFileSync(redirectsPath, 'utf8'))
      const moved = redirects.map(({ from, to }) => ({ url: encodedAddress(from), movedTo: encodedAddress(to) }))
      const lists = writePrecacheLists(folder, [...files.map(({ url }) => precacheEntry(folder, url)), ...moved])
      return { manifest: lists.map((url) => ({ url, revision: null, size: 0 })) }
    },
  }
}
