import { isQuotaExceeded } from '#lib/is-quota-exceeded.ts'
import { filesToDelete, KEPT_CACHE } from '#lib/kept-files.ts'
import { attemptAsync } from '#platform/attempt-async.ts'

/**
 * Writes files into a cache. If there is no space, deletes files that were kept because the visitor read them or asked
 * for them, one after another, until there is. Deletes hardly more than the size of what it writes, and nothing if all
 * kept files together are smaller than what is missing.
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
        missing ??= await missingBytes(files.values())
        const freed = missing > 0 ? await deleteOldestKept(missing, files, sparesLast) : null
        if (freed === null) throw error
        missing -= freed
      }
    }
  }
}

/** Returns how many bytes have to be freed at most, so that the files fit on the device. */
async function missingBytes(files: Iterable<Response>): Promise<number> {
  const { usage = 0, quota = usage } = await attemptAsync(() => navigator.storage.estimate(), {})
  let size = Math.max(0, usage - quota) // more than the quota, if another program has filled the device
  for (const file of files) size += await sizeOf(file.clone())
  return size
}

/**
 * Deletes the kept file that goes first. Returns its size, or null if it has deleted nothing, because all files that may
 * be deleted are smaller than what is missing.
 */
async function deleteOldestKept(missing: number, files: ReadonlyMap<string, Response>, sparesLast: boolean) {
  if (!(await caches.has(KEPT_CACHE))) return null
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

async function sizeOf(response: Response): Promise<number> {
  return response.blob().then(
    ({ size }) => size,
    () => 0, // damaged on the device
  )
}
