import { attempt } from '#lib/attempt.ts'
import type { MovedPage, PrecacheEntry } from '#lib/precache-entry.ts'

type ManifestList = readonly (PrecacheEntry | MovedPage)[]

declare const self: {
  /** Written in by the build, which looks for this name once: where the lists of this version lie. */
  readonly __WB_MANIFEST: readonly { readonly url: string }[]
  /** What the lists hold, each under its own address. */
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

/** The addresses a list may be loaded from; the policy of trusted types lets nothing else through. */
const policy =
  typeof trustedTypes === 'undefined'
    ? null
    : trustedTypes.createPolicy('vyomix-worker', {
        createScriptURL: (url) => (/^\/sw\/[\w-]+\.js(\?again)?$/.test(url) ? url : ''),
      })

/**
 * Lists are scripts beside the worker, so that a changed page does not send those of scripts and pictures anew. Something
 * else may lie in the browser's own cache in the place of one: then it is fetched once more, past that cache.
 * @throws an Error where a list is not to be had as it was built; then nothing of this version is in force
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

/** Every file worth keeping. */
export const manifestEntries = allEntries.flatMap((entry) => ('movedTo' in entry ? [] : [entry]))

/** Where pages stand now, by the addresses they had before. */
export const movedPages: ReadonlyMap<string, string> = new Map(
  allEntries.flatMap((entry) => ('movedTo' in entry ? [[entry.url, entry.movedTo] as const] : [])),
)

/**
 * Returns whether a file belongs to the second tier. Pictures do: the site works without them. So do the pages of articles
 * and services, of licences and of the privacy policy: their texts come with the first, and the shell shows them until their
 * pages are here. So does what runs an agent, which a first visit rarely needs.
 */
export function isSecondTier(url: string): boolean {
  return /^\/(?:(?:art|assets\/runner|blog|covers|galaxy|icons|people|services)\/|(?:licenses|privacy)$)/.test(url)
}
