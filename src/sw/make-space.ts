import { isQuotaExceeded } from '#lib/is-quota-exceeded.ts'
import { filesToDelete, KEPT_CACHE } from '#lib/kept-files.ts'

/**
 * Writes a response into a cache. If there is no space, deletes files that were kept because the visitor read them or
 * asked for them, one after another, until there is space.
 * @throws the error of the browser if there is no such file left
 */
export async function putMakingSpace(cache: Cache, key: string, response: Response): Promise<void> {
  for (;;) {
    try {
      await cache.put(key, response.clone())
      return
    } catch (error) {
      if (!isQuotaExceeded(error) || !(await deleteOldestKept())) throw error
    }
  }
}

/** Deletes the kept file that goes first. Returns false if none is left. */
async function deleteOldestKept(): Promise<boolean> {
  if (!(await caches.has(KEPT_CACHE))) return false
  const kept = await caches.open(KEPT_CACHE)
  const [oldest] = filesToDelete((await kept.keys()).map(({ url }) => url))
  return oldest !== undefined && kept.delete(oldest)
}
