/**
 * The cache of what a device keeps beyond the files that every device precaches: what the visitor read, and all
 * articles if the visitor asked for them. The key of each file contains its hash or revision. The name is stored on
 * devices, so it never changes.
 */
export const KEPT_CACHE = 'site-kept'

/** The folder of the worker's lists. The kept list of a collection shows that the visitor wants all of its texts. */
export const LISTS_FOLDER = '/sw/'

/** The entry that shows that fetching what the visitor asked for is paused. */
export const PAUSED_PATH = `${LISTS_FOLDER}paused`

/** The folder with the texts of all records. */
export const TEXTS_FOLDER = '/records/'

/** Returns the folder with the texts of a collection. */
export function textsFolder(collection: string): string {
  return `${TEXTS_FOLDER}${collection}/`
}

/**
 * Returns the kept files to delete where storage is short, from all kept files in the order in which they were last
 * read. A list goes first, because the files that it names would be fetched again at once. Then the files go that were
 * read longest ago. `share` says which part of the files goes at once; it is at least one file.
 */
export function filesToDelete(urls: readonly string[], share = 0): readonly string[] {
  const isList = (url: string) => new URL(url).pathname.startsWith(LISTS_FOLDER)
  const lists = urls.filter(isList)
  const files = urls.filter((url) => !isList(url))
  return [...lists, ...files].slice(0, Math.max(1, Math.ceil(urls.length * share)))
}
