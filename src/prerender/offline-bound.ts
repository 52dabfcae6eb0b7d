import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageAddress } from '#lib/page-address.ts'
import { addPageFiles } from '#lib/page-files.ts'
import { withoutSeal } from '#lib/page-seal.ts'
import { type KeptFiles, precacheEntry, sealPage } from './precache.ts'

/** A page, and the address of the data file from which it is rendered. */
type UnlistedPage = { readonly address: string; readonly text: string }

/** The pages that are not precached: further pages of lists, and all pages of records beyond the bound. */
export type UnlistedPages = {
  readonly pages: readonly UnlistedPage[]
  /** Those of them that a visitor can keep all at once, by collection, in the order of the records. */
  readonly keptOnRequest: Readonly<Record<string, readonly UnlistedPage[]>>
}

export const noUnlistedPages: UnlistedPages = { pages: [], keptOnRequest: {} }

/**
 * Leaves the pages beyond the bound of the offline copy out of the files to precache, together with their texts and
 * with the pictures that no other page shows. Writes the names and hashes of these files into the head of each such
 * page, from which the worker learns what to keep when the page is read.
 * @param files the files that would be precached without a bound, relative to the built folder
 * @returns the files to precache, and the files of all records that a visitor can keep at once
 */
export function applyOfflineBound(
  folder: string,
  files: readonly string[],
  unlisted: UnlistedPages,
): { readonly precached: readonly string[]; readonly kept: readonly KeptFiles[] } {
  if (unlisted.pages.length === 0) return { precached: files, kept: [] }
  const textOf = new Map(unlisted.pages.map(({ address, text }) => [address, text.slice(1)]))
  const allFiles = new Set(files)
  const pages = files.filter(isPage).map((file) => {
    const address = pageAddress(`/${file}`)
    const pictures = picturesIn(readFileSync(join(folder, file), 'utf8')).filter((picture) => allFiles.has(picture))
    return { file, address, pictures, isListed: !textOf.has(address) }
  })
  const listedPictures = new Set(pages.flatMap(({ isListed, pictures }) => (isListed ? pictures : [])))
  const filesOf = new Map<string, readonly string[]>()
  for (const { address, pictures, isListed } of pages) {
    const ownPictures = pictures.filter((picture) => !listedPictures.has(picture))
    if (!isListed) filesOf.set(address, [...ownPictures, ...[textOf.get(address) ?? []].flat()])
  }
  const leftOut = new Set([...filesOf.values()].flat())
  for (const { file, address } of pages) {
    const own = filesOf.get(address)
    if (own) leftOut.add(file)
    if (own) writePageFiles(folder, file, own)
  }
  return {
    precached: files.filter((file) => !leftOut.has(file)),
    kept: Object.entries(unlisted.keptOnRequest).map(([collection, recordPages]) => {
      const all = [...new Set(recordPages.flatMap(({ address }) => filesOf.get(address) ?? []))]
      const size = all.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
      return { collection, files: all.map((file) => precacheEntry(folder, file)), size }
    }),
  }
}

const isPage = (file: string) => file.endsWith('.html')

/** Returns the pictures that a page names, relative to the built folder, in every size. */
function picturesIn(html: string): readonly string[] {
  const matches = html.matchAll(/(?<=[\s"'(,])\/([\w./-]+\.(?:avif|webp|png|svg))(?=[\s"'),#])/g)
  return [...new Set([...matches].map(([, file = '']) => file))]
}

/** Writes the names and hashes of a page's files into its head, and seals the page again. */
function writePageFiles(folder: string, page: string, files: readonly string[]): void {
  const path = join(folder, page)
  const html = addPageFiles(
    withoutSeal(readFileSync(path, 'utf8')),
    files.map((file) => precacheEntry(folder, file)),
  )
  writeFileSync(path, sealPage(html, pageAddress(`/${page}`)))
}
