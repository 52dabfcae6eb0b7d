import { isQuotaExceeded } from '#lib/is-quota-exceeded.ts'
import { filesToDelete, KEPT_CACHE, LISTS_FOLDER } from '#lib/kept-files.ts'

/** The entry that is written for a moment to find out whether an empty file can be written. */
const EMPTY_PATH = `${LISTS_FOLDER}empty`

/**
 * Writes files into a cache. If there is no space, deletes files that were kept because the visitor read them or asked
 * for them, one after another, until there is. Deletes hardly more bytes than it writes, and nothing if that cannot make
 * enough space.
 * @param sparesLast whether at least one kept file stays besides those that are written
 * @throws the error of the browser if there is no space
 */
export async function putMakingSpace(cache: Cache, files: ReadonlyMap<string, Response>, sparesLast: boolean) {
  let missing: number | undefined
  for (const [key, response] of files) {
    for (;;) {
      try {
        await cache.put(key, response.clone())
        break
      } catch (error) {
        if (!isQuotaExceeded(error)) throw error
        missing ??= (await fitsEmptyFile()) ? await totalSize(files.values()) : 0
        const freed = missing > 0 ? await deleteOldestKept(missing, files, sparesLast) : null
        if (freed === null) throw error
        missing -= freed
      }
    }
  }
}

/**
 * Returns whether there is still space for an empty file, so that the files of this site may free what is missing. A
 * device that other programs have filled has not even that, and what is missing there may be any amount. (Browsers give
 * a made-up quota in `navigator.storage.estimate()`.)
 */
async function fitsEmptyFile(): Promise<boolean> {
  if (!(await caches.has(KEPT_CACHE))) return false
  const kept = await caches.open(KEPT_CACHE)
  return kept.put(EMPTY_PATH, new Response()).then(
    () => kept.delete(EMPTY_PATH).then(() => true),
    () => false,
  )
}

async function totalSize(files: Iterable<Response>): Promise<number> {
  const sizes = await Promise.all([...files].map((file) => sizeOf(file.clone())))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/**
 * Deletes the kept file that goes first. Returns its size, or null if it has deleted nothing, because all files that may
 * be deleted are smaller than what is missing.
 */
async function deleteOldestKept(missing: number, files: ReadonlyMap<string, Response>, sparesLast: boolean) {
  const kept = await caches.open(KEPT_CACHE)
  const written = new Set([...files.keys()].map((key) => new URL(key, location.origin).href))
  const others = (await kept.keys()).map(({ url }) => url).filter((url) => !written.has(url))
  const [oldest, ...later] = filesToDelete(others, 1).slice(0, sparesLast ? -1 : undefined)
  if (oldest === undefined) return null
  const oldestSize = await keptSize(kept, oldest)
  let size = oldestSize
  for (const url of later) {
    if (size >= missing) break
    size += await keptSize(kept, url)
  }
  if (size < missing) return null
  return (await kept.delete(oldest)) ? oldestSize : 0 // another file may have made space at the same time
}

/** The sizes of kept files by their keys. A key contains the hash of its file, so that its size never changes. */
const keptSizes = new Map<string, number>()

async function keptSize(kept: Cache, url: string): Promise<number> {
  const known = keptSizes.get(url)
  if (known !== undefined) return known
  const cached = await kept.match(url)
  if (!cached) return 0
  const size = await sizeOf(cached)
  keptSizes.set(url, size)
  return size
}

/** Returns the size of a response, read to its end: Chromium frees the space of an entry only once nothing reads it. */
function sizeOf(response: Response): Promise<number> {
  return response.arrayBuffer().then(
    ({ byteLength }) => byteLength,
    () => 0, // damaged on the device
  )
}
