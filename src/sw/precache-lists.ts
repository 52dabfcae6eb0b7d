import { attempt } from '#lib/attempt.ts'
import type { KeptList, MovedPage, PrecacheEntry } from '#lib/precache-entry.ts'

type ManifestList = readonly (PrecacheEntry | MovedPage | KeptList)[]

declare const self: {
  /** The addresses of this version's lists. The build replaces this name, which must occur exactly once. */
  readonly __WB_MANIFEST: readonly { readonly url: string }[]
  /** The content of the lists, each under its own address. */
  readonly lists?: Readonly<Record<string, ManifestList>>
}

declare const trustedTypes: TrustedTypes | undefined
declare const importScripts: (address: string) => void

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { readonly createScriptURL: (url: string) => string }
}

/** The Trusted Types policy. It allows scripts only from the addresses of lists. */
const policy =
  typeof trustedTypes === 'undefined'
    ? null
    : trustedTypes.createPolicy('vyomix-worker', {
        createScriptURL: (url) => (/^\/sw\/[\w-]+\.js(\?again)?$/.test(url) ? url : ''),
      })

/**
 * Loads a list of files. Each list is a script of its own, so that a change of a page does not cause the lists of
 * scripts and pictures to be downloaded again. If the browser's HTTP cache holds something else in place of a list, the
 * list is fetched once more, bypassing that cache.
 * @throws an Error if the list cannot be loaded as built; no file of this version is used then
 */
function loadList(url: string): ManifestList {
  for (const address of [url, `${url}?again`]) {
    attempt(() => importScripts(policy?.createScriptURL(address) ?? address), undefined)
    const list = self.lists?.[url]
    if (list) return list
  }
  throw new Error(`${url} is not the list that was built.`)
}

const allEntries = self.__WB_MANIFEST.flatMap(({ url }) => loadList(url))

/** Every file that the worker may cache. */
export const precacheEntries = allEntries.flatMap((entry) =>
  'movedTo' in entry || 'collection' in entry ? [] : [entry],
)

/** The lists of the files that no device precaches, by collection. They are fetched when the visitor asks for all. */
export const keptLists: ReadonlyMap<string, KeptList> = new Map(
  allEntries.flatMap((entry) => ('collection' in entry ? [[entry.collection, entry] as const] : [])),
)

/** The current addresses of moved pages, by their former addresses. */
export const movedPages: ReadonlyMap<string, string> = new Map(
  allEntries.flatMap((entry) => ('movedTo' in entry ? [[entry.url, entry.movedTo] as const] : [])),
)

/**
 * Returns whether a file belongs to the second tier. The second tier has these kinds of files: pictures, because the
 * site works without them; the texts of the search, because it finds titles without them; the files of lists beyond the
 * first page; the pages of articles, services, licences, the game, the scope sheet, the search and the privacy policy,
 * and the not-found page, because the script of the shell can render them from their texts, which are in the first tier;
 * the pages of projects and jobs with their texts, because their lists say the most important; and the scope sheet
 * itself, the script of the licences, the letters of fonts that few pages show, and the code that runs an agent with the
 * sample answers, because a first visit rarely needs them.
 */
export function isSecondTier(url: string): boolean {
  return /^\/(?:(?:art|assets\/runner|blog|covers|galaxy|icons|jobs|people|projects|services)\/|records\/(?:jobs|library|lists\/\w+\/(?!1\.)|projects|search\/text-)|assets\/(?:(?:scope|quote)-sheet|licenses-(?:page|sheet)|[a-z-]+-extended)-|(?:404|fun|licenses|privacy|quote|search)$)/.test(
    url,
  )
}
