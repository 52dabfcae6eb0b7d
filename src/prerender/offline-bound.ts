import { pageAddress } from '#lib/page-address.ts'
import { addPageFiles } from '#lib/page-files.ts'
import { withoutSeal } from '#lib/page-seal.ts'
import { contentHash, isPrecachedPicture, type KeptFiles, sealPage } from './precache.ts'
import type { SiteFiles } from './site-folder.ts'

/** A page, and the address of the data file from which it is rendered. */
type UnlistedPage = { readonly address: string; readonly text: string }

/** The pages that are not precached: further pages of lists, and all pages of records beyond the bound. */
export type UnlistedPages = {
  readonly pages: readonly UnlistedPage[]
  /** Those of them that a visitor can keep all at once, by collection, in the order of the records. */
  readonly keptOnRequest: Readonly<Record<string, readonly UnlistedPage[]>>
}

export const noUnlistedPages: UnlistedPages = { pages: [], keptOnRequest: {} }

/** What the bound of the offline copy changes in a site. */
export type OfflineBound = {
  /** The pages beyond the bound by the names of their files. Their heads name the files that belong to them. */
  readonly pages: ReadonlyMap<string, string>
  /** The files that are not precached: these pages, their texts, and the pictures that no other page shows. */
  readonly leftOut: ReadonlySet<string>
  /** The files of all records that a visitor can keep at once. */
  readonly kept: readonly KeptFiles[]
}

/**
 * Returns what the bound of the offline copy changes in a site: which files are not precached, and the pages beyond the
 * bound with the names and hashes of their files in their heads, from which the worker learns what to keep when the
 * page is read.
 * @param files all files of the site, by their names relative to its root
 */
export function applyOfflineBound(files: SiteFiles, unlisted: UnlistedPages): OfflineBound {
  if (unlisted.pages.length === 0) return { pages: new Map(), leftOut: new Set(), kept: [] }
  const entryOf = (file: string) => ({ url: `/${file}`, revision: contentHash(files.get(file) ?? '') })
  const textOf = new Map(unlisted.pages.map(({ address, text }) => [address, text.slice(1)]))
  const pages = [...files].filter(isPage).map(([file, source]) => {
    const html = source.toString()
    const address = pageAddress(`/${file}`)
    const pictures = picturesIn(html).filter((picture) => isPrecachedPicture(picture) && files.has(picture))
    return { file, html, address, pictures, text: textOf.get(address) }
  })
  const listedPictures = new Set(pages.flatMap(({ text, pictures }) => (text === undefined ? pictures : [])))
  const unlistedPages = pages.flatMap(({ text, pictures, ...page }) =>
    text === undefined ? [] : [{ ...page, own: [...pictures.filter((each) => !listedPictures.has(each)), text] }],
  )
  const filesOf = new Map(unlistedPages.map(({ address, own }) => [address, own]))
  return {
    pages: new Map(
      unlistedPages.map(({ file, address, html, own }) => {
        const named = addPageFiles(withoutSeal(html), own.map(entryOf))
        return [file, sealPage(named, address)]
      }),
    ),
    leftOut: new Set(unlistedPages.flatMap(({ file, own }) => [file, ...own])),
    kept: Object.entries(unlisted.keptOnRequest).map(([collection, recordPages]) => {
      const all = [...new Set(recordPages.flatMap(({ address }) => filesOf.get(address) ?? []))]
      const size = all.reduce((sum, file) => sum + Buffer.byteLength(files.get(file) ?? ''), 0)
      return { collection, files: all.map(entryOf), size }
    }),
  }
}

const isPage = ([file]: readonly [file: string, source: unknown]) => file.endsWith('.html')

/** Returns the pictures that a page names, relative to the site's root, in every size. */
function picturesIn(html: string): readonly string[] {
  const matches = html.matchAll(/(?<=[\s"'(,])\/([\w./-]+\.(?:avif|webp|png|svg))(?=[\s"'),#])/g)
  return [...new Set([...matches].map(([, file = '']) => file))]
}
